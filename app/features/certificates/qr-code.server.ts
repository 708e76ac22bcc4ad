/** The QR code of a certificate, which cameras read: drawn on the server alone, as the outline of one SVG path. */
import { encodeQR } from "qr";

/** Modules of quiet around the code, without which cameras do not find it. */
const quiet = 4;

/** Size and outline of the QR code with this text; its middle level of repair bears a fold or a stain. */
export function qrCodeOf(text: string): { size: number; path: string } {
	const modules = encodeQR(text, "raw", { ecc: "medium", border: quiet });
	const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { size: modules.length, path };
}
