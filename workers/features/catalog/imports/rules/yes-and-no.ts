/** Yes and no as files say them: in English, German, Spanish and French, since Excel translates TRUE and FALSE on saving. */

const yes = ["true", "yes", "y", "1", "x", "wahr", "ja", "verdadero", "sí", "si", "vrai", "oui"];
const no = ["false", "no", "n", "0", "falsch", "nein", "falso", "faux", "non"];

/** True for a cell that says yes. */
export function isYes(cell: string): boolean {
	return yes.includes(cell.trim().toLowerCase());
}

/** True for a cell that says no; an empty one says neither. */
export function isNo(cell: string): boolean {
	return no.includes(cell.trim().toLowerCase());
}
