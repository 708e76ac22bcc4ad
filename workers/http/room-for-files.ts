/** Room for a request's body with files, by the length that it announces. */
import { takeRoomFor } from "#workers/runtime/room-for-files";
import { announcedBytes, refuseAnnounced } from "./read-bytes";

/** Takes room for a request's body of at most `max` bytes; answers what gives it back. Throws payload_too_large (413), or uploads_busy (429). */
export function takeRoom(request: Request, max: number): () => void {
	refuseAnnounced(request, max);
	return takeRoomFor(announcedBytes(request) ?? max);
}
