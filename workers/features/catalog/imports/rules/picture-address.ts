/** Which sources of pictures lie in the project itself. */

/** Pictures that lie in the project itself, for the demo: `demo:items/cap.webp`. */
const localForm = /^demo:([a-z0-9-]+(?:\/[a-zA-Z0-9._-]+)+)$/;

/** The key in R2 of a local picture; undefined for any other source. */
export function localKey(source: string): string | undefined {
	const path = localForm.exec(source)?.[1];
	return path && !path.includes("..") ? `demo/${path}` : undefined;
}
