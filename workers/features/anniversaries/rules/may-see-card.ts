/** Who sees a card: its person once it is published, colleagues to sign it; a private one their team alone. @pure */

/** What decides it. */
export type CardSight = {
	user_id: number;
	manager_id: number | null;
	status: string;
	visibility: string;
};

/** Whoever asks. */
export type Reader = { id: number; role: string; manager_id: number | null };

/** Whether somebody is of the person's team: leads it, is led by the person, or shares the manager. */
export function isColleague(card: CardSight, reader: Reader): boolean {
	const { manager_id } = card;
	return (
		reader.id === manager_id ||
		reader.manager_id === card.user_id ||
		(manager_id !== null && reader.manager_id === manager_id)
	);
}

/** Whether they see it. */
export function maySeeCard(card: CardSight, reader: Reader): boolean {
	if (card.status === "canceled") return false;
	if (card.user_id === reader.id) return card.status === "published";
	return card.visibility === "public" || reader.role === "account_owner" || isColleague(card, reader);
}
