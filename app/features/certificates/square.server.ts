/** The square of a certificate, which cameras read: drawn on the server alone, as the outline of one SVG path. */
import { encode } from "uqr";

/** Modules of quiet around the square, without which cameras do not find it. */
const quiet = 4;

/** Size and outline of the square with this text; its middle level of repair bears a fold or a stain. */
export function squareOf(text: string): { size: number; path: string } {
	const { data, size } = encode(text, { ecc: "M", border: quiet });
	const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { size, path };
}
