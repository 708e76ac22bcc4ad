/** Room for a request's body with files, by the length that it announces. */
import { takeRoomFor } from "#workers/runtime/room-for-files";
import { announcedBytes, maxUploadBytes, refuseAnnounced } from "./read-bytes";

/** Takes room for a request's body; answers what gives it back. Throws payload_too_large (413), or uploads_busy (429). */
export function takeRoom(request: Request): () => void {
	refuseAnnounced(request, maxUploadBytes);
	return takeRoomFor(announcedBytes(request) ?? maxUploadBytes);
}
