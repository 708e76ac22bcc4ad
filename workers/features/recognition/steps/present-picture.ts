/** The picture of a recognition as the wire shows it: its sizes are served to those alone who may see the recognition. */
import { keptPicture, presentPictureAt } from "#workers/features/activity";

/** The picture of a row; null where it has none. */
export function presentRecognitionPicture({
	picture_id,
	picture,
}: {
	picture_id: number | null;
	picture: string | null;
}) {
	const kept = keptPicture({ picture });
	return kept && picture_id !== null ? presentPictureAt(kept, `/recognition_pictures/${picture_id}`) : null;
}
