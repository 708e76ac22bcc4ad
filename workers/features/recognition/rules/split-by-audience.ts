/** Splits what is given at once into the posts that people see: one, or for a team's eyes one for each team. */

/** Who may see a recognition beside giver and recipient. */
export const visibilities = ["public", "team", "private"] as const;

/** One of the visibilities. */
export type Visibility = (typeof visibilities)[number];

/** A post: its recipients, and the manager whose team may see it (visibility team only). */
export type Post<Person> = { team_manager_id: number | null; recipients: Person[] };

/** The posts of one call of giving; every recipient is in exactly one. */
export function splitByAudience<Person extends { manager_id: number | null }>(
	recipients: readonly Person[],
	visibility: Visibility,
): Post<Person>[] {
	if (visibility !== "team") return [{ team_manager_id: null, recipients: [...recipients] }];
	const posts = new Map<number | null, Person[]>();
	for (const person of recipients) posts.set(person.manager_id, [...(posts.get(person.manager_id) ?? []), person]);
	return [...posts].map(([team_manager_id, people]) => ({ team_manager_id, recipients: people }));
}
