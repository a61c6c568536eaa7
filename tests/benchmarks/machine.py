"""What the benchmarks print about where they ran."""

import platform
from pathlib import Path


def machine() -> str:
    """The processor and the Python version."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    cpu = names[0] if names else platform.processor() or platform.machine()
    return f"{cpu}, {platform.python_implementation()} {platform.python_version()}"
