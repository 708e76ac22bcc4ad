/** Who receives, having joined already or not: the people named and the members of the groups named, each once. */

type Person = { id: number; status: string; is_eligible_to_receive_points: number };

/** The most people of one call of giving. */
export const maxRecipients = 2_000;

/** The outcome: who receives, who of the named cannot, and whether a named one does not exist. */
export type RecipientChoice<Row> = { recipients: Row[]; unable: Row[]; isSomebodyUnknown: boolean };

/** The named people first, then those of groups; a named one must be able to receive, a group gives only who is. */
export function chooseRecipients<Row extends Person>(
	wanted: readonly number[],
	named: readonly Row[],
	grouped: readonly Row[],
): RecipientChoice<Row> {
	const byId = new Map([...named, ...grouped].map((person) => [person.id, person]));
	const found = new Set(named.map(({ id }) => id));
	return {
		recipients: [...byId.values()],
		unable: named.filter((person) => !canReceive(person)),
		isSomebodyUnknown: wanted.some((id) => !found.has(id)),
	};
}

/** Whether somebody can receive now. */
export function canReceive(person: Pick<Person, "status" | "is_eligible_to_receive_points">): boolean {
	return ["active", "invited"].includes(person.status) && person.is_eligible_to_receive_points === 1;
}
