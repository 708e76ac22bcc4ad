/** What only the document carries, and not the data that the browser reads anew: the account's colours, the policy's nonce. */
import { createContext } from "react";

/** The account's colours as a style, and the nonce by which the page's policy allows it. */
export type PageTheme = { palette_style: string; nonce: string };

/** The id of the element that carries the colours. */
export const paletteId = "palette";

/** Set from the request on the server, and from the page in the browser. */
export const PageThemeContext = createContext<PageTheme>({ palette_style: "", nonce: "" });

/** Reads them from the page, which keeps its colours until it is loaded anew. */
export function readPageTheme(): PageTheme {
	const style = document.getElementById(paletteId) as HTMLStyleElement | null;
	return { palette_style: style?.textContent ?? "", nonce: style?.nonce ?? "" };
}
