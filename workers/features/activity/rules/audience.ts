/** Whose feed is read, which people and teams that means for one reader, and in whose feeds a thing stands. @browser-safe */
import type { User } from "#workers/kernel/identity";

/** The feed's filter: everything that one may see, one's team's, what one gave and received, or that of whom one follows. */
export const feedScopes = ["everyone", "my_team", "mine", "following"] as const;

/** The filter Following reaches so many days back. */
export const followedDays = 90;

/** One of the feed's filters. */
export type FeedScope = (typeof feedScopes)[number];

/** The reader, and the managers whose teams they belong to; 0 stands for no manager and meets nobody. */
export type Reader = { account_id: number; id: number; manager_id: number };

/** The reader of a scope. */
export function readerOf(account_id: number, user: Pick<User, "id" | "manager_id">): Reader {
	return { account_id, id: user.id, manager_id: user.manager_id ?? 0 };
}

/** Who may see a thing: everyone, a team with those whom it concerns, or nobody by way of the feed. */
export type Visibility = "public" | "team" | "private";

/** Whom a thing concerns: who did it, the people it is about, and the teams (by their managers) whose feed it belongs to. */
export type Concerned = {
	actor_id: number;
	visibility: Visibility;
	/** For visibility team: the manager whose team may see it. */
	team_manager_id: number | null;
	people: readonly number[];
	teams: readonly (number | null)[];
};

/** A feed in which a thing stands. */
export type Audience = { kind: "person" | "team"; id: number };

/** The feeds of a thing beside the public one, each once; none of a private thing, and of teams none that may not see it. */
export function audienceOf({ actor_id, visibility, team_manager_id, people, teams }: Concerned): Audience[] {
	if (visibility === "private") return [];
	const seeing = teams.filter((id) => id !== null && (visibility === "public" || id === team_manager_id));
	return [
		...[...new Set([actor_id, ...people])].map((id): Audience => ({ kind: "person", id })),
		...[...new Set(seeing as number[])].map((id): Audience => ({ kind: "team", id })),
	];
}

/** What stands for the team in a feed's rows: 0 for what everyone may see, else its manager (-1 where there is none). */
export function seenByTeam({ visibility, team_manager_id }: Pick<Concerned, "visibility" | "team_manager_id">): number {
	return visibility === "public" ? 0 : (team_manager_id ?? -1);
}
