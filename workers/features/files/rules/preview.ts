/** Previews of a picture: how wide they are, and how its bytes are handed over to be drawn smaller. @pure */

/** How wide previews are, in pixels: for a tile, for a list or feed, and for a page of its own. */
const previewWidths = { small: 400, medium: 800, large: 1_600 } as const;

/** Larger pictures are shown as they are: drawing them would take more memory than a request may. */
export const maxPreviewedPixels = 50_000_000;

/** A preview on the wire: an address and its width in pixels. */
export type Preview = { width: number; url: string };

/** Degrees by which a picture is turned to stand upright. */
type Turn = 0 | 90 | 180 | 270;

const turns: Readonly<Record<number, Turn>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * By how much a picture without any other camera data is turned. Undefined for the mirrored orientations, which no camera
 * writes and the drawing does not know.
 */
export function turnOf(bytes: Uint8Array): Turn | undefined {
	const isTurned = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff && bytes[3] === 0xe1;
	return turns[isTurned ? bytes[orientationAt]! : 1];
}

/** The same bytes without their orientation, so that whoever draws them turns them by what they are told alone. */
export function withoutTurn(bytes: Uint8Array): Uint8Array {
	if (turnOf(bytes) === 0) return bytes;
	const upright = bytes.slice();
	upright[orientationAt] = 1;
	return upright;
}

/** Where `stripLocation` writes the orientation, behind the beginning of the picture and of its one part of camera data. */
const orientationAt = 31;

/** The widths that a picture has previews in: those that are smaller than itself once it stands upright. */
export function widthsOf({ width, height }: { width: number; height: number }, turn: Turn): number[] {
	const upright = turn === 90 || turn === 270 ? height : width;
	return Object.values(previewWidths).filter((each) => each < upright);
}
