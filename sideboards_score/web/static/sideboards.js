// Everything works without script. With it pages change in place, photos and taps survive a lost
// network, and each phone sees at once what the others do. Every sentence comes from the server.
import { begin as awake } from "./awake.js";
import { begin as keep } from "./keep.js";
import { begin as live } from "./live.js";
import { begin as photos } from "./photos.js";
import { begin as share } from "./share.js";
import { begin as taps } from "./taps.js";

document.documentElement.classList.add("script");
live();
taps();
photos();
share();
awake();
keep();
