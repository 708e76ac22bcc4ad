/** Room for bodies with files, which are held whole: an isolate has 128 MB, and each is copied while it is taken apart. */
import { Refusal } from "#workers/kernel/errors";

/** All that may be held at a time: one body of the largest size, or several small ones. */
const maxHeldBytes = 32 * 1_048_576;
let heldBytes = 0;

/** Takes room for so many bytes; answers what gives it back. Throws uploads_busy (429). */
export function takeRoomFor(bytes: number): () => void {
	if (heldBytes + bytes > maxHeldBytes) throw new Refusal("uploads_busy", 429);
	heldBytes += bytes;
	let isTaken = true;
	return () => {
		if (isTaken) heldBytes -= bytes;
		isTaken = false;
	};
}
