/** The demo's anniversaries: days counted from the seed, so that there are always cards to sign and some of the past. */
import { DateTime } from "luxon";
import type { PastCard, PastRule } from "#workers/features/anniversaries";
import type { PastAppreciation } from "#workers/features/appreciations";
import { dayMs, hourMs } from "#workers/kernel/clock";

/** A file demo/<tenant>/moments.json; people by their emails, programs by their names. */
export type Moments = {
	rules: (Omit<PastRule, "id" | "program_id"> & { program?: string })[];
	cards: CardEntry[];
	appreciations: (Pick<PastAppreciation, "design" | "message"> & { from: string; to: string; days_ago: number })[];
};

type CardEntry = {
	email: string;
	kind: "work";
	badge?: string;
	message?: string;
	signatures: { email: string; text: string }[];
	/** 1 where the person did not want it. */
	is_canceled?: 0 | 1;
	/** 1 where the clock is to publish it, with whatever its rule gives. */
	is_due?: 0 | 1;
} & /** Of whom the day is set so, or whose own days so many years back are meant. */ (
	| { years: number; in_days: number }
	| { years_back: number }
);

/** Somebody of the demo. */
export type DemoPerson = { id: number; email: string; manager_id: number | null; hire_date: string | null };

type Place = { people: readonly DemoPerson[]; now: number; time_zone: string; newId: () => number };

/** The card to be written, and the day of hiring that goes with it. */
export function toPastCard(entry: CardEntry, { people, now, time_zone, newId }: Place) {
	const { id, manager_id, hire_date } = people.find(({ email }) => email === entry.email)!;
	const today = DateTime.fromMillis(now, { zone: time_zone }).startOf("day");
	const hired = DateTime.fromISO(hire_date ?? "", { zone: time_zone });
	const day =
		"in_days" in entry ? today.plus({ days: entry.in_days }) : lastDay(today, hired).minus({ years: entry.years_back });
	const years = "in_days" in entry ? entry.years : day.year - hired.year;
	const publishes = day.plus({ hours: 8 }).toMillis();
	const created_at = day.minus({ days: 14 }).toMillis();
	const isOver = publishes <= now && !entry.is_due && !entry.is_canceled;
	const card: PastCard = {
		...{ id: newId(), user_id: id, manager_id, kind: entry.kind, years, day: day.toISODate()!, created_at },
		...{ badge: isOver ? (entry.badge ?? "star") : "", message: isOver ? (entry.message ?? "") : "" },
		is_canceled: entry.is_canceled ?? 0,
		...{ published_at: isOver ? publishes : null, activity_id: isOver ? newId() : null },
		signatures: entry.signatures.map(({ email, text }, at) => ({
			...{ user_id: people.find((person) => person.email === email)!.id, text },
			created_at: Math.min(now - (at + 1) * hourMs, publishes - (at + 1) * dayMs),
		})),
	};
	return { card, user_id: id, hire_date: day.minus({ years }).toISODate()! };
}

function lastDay(today: DateTime, hired: DateTime): DateTime {
	const thisYear = hired.set({ year: today.year });
	return thisYear < today ? thisYear : thisYear.minus({ years: 1 });
}
