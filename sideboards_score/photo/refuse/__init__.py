"""Why a photo is refused: what lies behind the first thing that stopped the reading."""
