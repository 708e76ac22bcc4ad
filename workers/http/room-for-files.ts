/** Room for bodies with files, which are held whole: an isolate has 128 MB, and each is copied while it is taken apart. */
import { Refusal } from "#workers/kernel/errors";
import { announcedBytes, maxUploadBytes, refuseAnnounced } from "./read-bytes";

/** All that may be held at a time: one body of the largest size, or several small ones. */
const maxHeldBytes = 32 * 1_048_576;
let heldBytes = 0;

/** Takes room for a request's body; answers what gives it back. Throws payload_too_large (413), or uploads_busy (429). */
export function takeRoom(request: Request): () => void {
	refuseAnnounced(request, maxUploadBytes);
	const bytes = announcedBytes(request) ?? maxUploadBytes;
	if (heldBytes + bytes > maxHeldBytes) throw new Refusal("uploads_busy", 429);
	heldBytes += bytes;
	let isTaken = true;
	return () => {
		if (isTaken) heldBytes -= bytes;
		isTaken = false;
	};
}
