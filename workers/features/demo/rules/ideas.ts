/** The demo's ideas: days counted from the seed, so that some are new, some wait and some are done. */
import type { PastCategory, PastIdea } from "#workers/features/ideas";
import type { PastReview } from "#workers/features/reviews";
import { dayMs, hourMs } from "#workers/kernel/clock";

type Entry = Pick<PastIdea, "title" | "problem" | "solution" | "status"> & {
	author: string;
	category: string;
	additional_fields: Record<string, string>;
	days_ago: number;
	/** So many colleagues voted for it. */
	votes: number;
	/** What some of these said of it, approved since. */
	reviews?: { by: string; stars: number; text: string; days_ago: number }[];
	/** The others whose idea it is, with their shares. */
	team: [string, number][];
	version?: number;
	is_featured?: 1;
	reason?: string;
	decided_days_ago?: number;
	commission_days_ago?: number;
	events: (Pick<PastIdea["events"][number], "kind" | "text" | "version" | "changes"> & {
		by: string;
		days_ago: number;
	})[];
};

/** A file demo/<tenant>/ideas.json; people by their emails, budgets by their names. */
export type DemoIdeas = {
	moderators: string[];
	decided_by: string;
	categories: (Pick<PastCategory, "name" | "description" | "points_on_approval" | "points_on_highlighting"> & {
		budget: string | null;
		is_active?: 0;
	})[];
	ideas: Entry[];
};

/** Somebody of the demo. */
export type IdeaPerson = { id: number; email: string; manager_id: number | null };

type Place = {
	people: readonly IdeaPerson[];
	categories: readonly PastCategory[];
	decided_by: string;
	now: number;
	newId: () => number;
};

/** The idea to be written. */
export function toPastIdea(entry: Entry, place: Place): PastIdea {
	const { people, categories, now, newId } = place;
	const personOf = (email: string) => people.find((person) => person.email === email)!;
	const ago = (days: number | undefined) => (days === undefined ? null : now - days * dayMs);
	const author = personOf(entry.author);
	const rest = 100 - entry.team.reduce((sum, [, share]) => sum + share, 0);
	const team = [[entry.author, rest] as const, ...entry.team].map(([email, share]) => {
		const { id: user_id, manager_id } = personOf(email);
		return { user_id, share, manager_id };
	});
	const { title, problem, solution, status, reason = "", is_featured = 0 } = entry;
	const words = { title, problem, solution, additional_fields: entry.additional_fields, category: entry.category };
	const version = status === "draft" ? 0 : (entry.version ?? 1);
	return {
		...{ id: newId(), author_id: author.id, title, problem, solution, status, reason, is_featured, version, team },
		category_id: categories.find(({ name }) => name === entry.category)!.id,
		additional_fields: JSON.stringify(entry.additional_fields),
		sent: version === 0 ? null : JSON.stringify(words),
		activity_id: status === "approved" ? newId() : null,
		decided_by: entry.decided_days_ago === undefined ? null : personOf(place.decided_by).id,
		decided_at: ago(entry.decided_days_ago),
		commission_paid_at: ago(entry.commission_days_ago),
		created_at: ago(entry.days_ago)!,
		votes: votersOf(
			people.filter(({ id }) => !team.some(({ user_id }) => user_id === id)),
			entry,
		).map(({ id }, at) => ({ user_id: id, created_at: Math.min(now, ago(entry.days_ago)! + (at + 1) * 4 * hourMs) })),
		events: entry.events.map(({ by, days_ago, ...event }) => ({
			...{ ...event, id: newId(), user_id: personOf(by).id, created_at: ago(days_ago)! },
		})),
	};
}

/** What was said of an idea, to be written. */
export function toPastReviews(entry: Entry, idea_id: number, { people, now, newId }: Place): PastReview[] {
	return (entry.reviews ?? []).map(({ by, stars, text, days_ago }) => ({
		...{ id: newId(), subject_kind: "idea" as const, subject_id: idea_id, stars, text },
		...{ user_id: people.find(({ email }) => email === by)!.id, created_at: now - days_ago * dayMs },
	}));
}

/** Those who reviewed it, and others for each idea, beginning with somebody whom its title picks. */
function votersOf(people: readonly IdeaPerson[], { title, votes, reviews = [] }: Entry): IdeaPerson[] {
	const known = people.filter(({ email }) => reviews.some(({ by }) => by === email));
	const others = people.filter((person) => !known.includes(person));
	const first = title.length * 7;
	const more = Math.min(votes - known.length, others.length);
	return [...known, ...Array.from({ length: more }, (_, at) => others[(first + at) % others.length]!)];
}
