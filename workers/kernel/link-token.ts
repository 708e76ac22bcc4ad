/** The tokens of links that nobody can guess: computed from the link's id with the Worker's secret, so that none is stored anywhere. */
import { createHmac } from "node:crypto";

/** Stands in a stored text where the token of its link belongs. */
export const tokenMark = "{token}";

/** The token of a link, 256 bits in hex. */
export function linkToken(secret: string, account_id: number, link_id: number): string {
	return createHmac("sha256", secret).update(`link|${account_id}|${link_id}`).digest("hex");
}

/** The text with the token in its place; a text without a link stays as it is. */
export function withToken(text: string, secret: string, account_id: number, link_id: number | null): string {
	return link_id === null ? text : text.replaceAll(tokenMark, linkToken(secret, account_id, link_id));
}
