/** The dash of a cell in which nothing stands; a card leaves such a cell out. */

/** The dash. */
export function Nothing() {
	return <span className="nothing">-</span>;
}
