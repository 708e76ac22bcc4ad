/** Which level a figure is, and what becomes of it when a window ends: up at once, down one step at most. @browser-safe @pure */

/** How many an account has at most, and how long a name is. */
export const maxLevels = 10;
export const maxNameLength = 40;

/** A level. */
export type Level = { id: number; name: string; from_figure: number };

/** The level of a figure, of levels in their order; undefined below the first one. */
export function levelAt<Some extends Level>(levels: readonly Some[], figure: number): Some | undefined {
	return levels.filter(({ from_figure }) => from_figure <= figure).at(-1);
}

/** What a person has: the figure of the window, and the figure of the level that they keep. */
export type Held = { figure: number; held_figure: number };

/** The level that somebody has now: what the figure reaches, or what they keep, whichever is higher. */
export function levelOf<Some extends Level>(levels: readonly Some[], { figure, held_figure }: Held): Some | undefined {
	return levelAt(levels, Math.max(figure, held_figure));
}

/** What somebody keeps once the window has ended: their level where its figure was reached anew, else one step less. */
export function keptAfter<Some extends Level>(levels: readonly Some[], held: Held): Some | undefined {
	const level = levelOf(levels, held);
	if (!level || held.figure >= level.from_figure) return level;
	return levels[levels.indexOf(level) - 1];
}

/** A person's standing as the table has it, beside their total now; `window_start` null: none was written yet. */
export type Standing = { total: number; window_start: string | null; baseline: number; held_figure: number };

/** What of a standing is written, and what the person is told. */
export type Followed = {
	changed: { window_start: string; baseline: number; held_figure: number } | undefined;
	news: { kind: "reached" | "lowered"; level: Level | undefined } | undefined;
};

/** Follows one person into the window that begins on this day. */
export function followStanding(levels: readonly Level[], standing: Standing, window_start: string): Followed {
	const { total, baseline, held_figure } = standing;
	const figure = Math.max(0, total - baseline);
	const level = levelOf(levels, { figure, held_figure });
	const from = level?.from_figure ?? 0;
	if (standing.window_start !== null && standing.window_start < window_start) {
		const kept = keptAfter(levels, { figure, held_figure });
		return {
			changed: { window_start, baseline: total, held_figure: kept?.from_figure ?? 0 },
			news: kept !== level ? { kind: "lowered", level: kept } : undefined,
		};
	}
	const isRisen = from > held_figure;
	const isNew = standing.window_start === null;
	return {
		changed:
			isRisen || isNew
				? { window_start: standing.window_start ?? window_start, baseline, held_figure: Math.max(from, held_figure) }
				: undefined,
		news: isRisen && level ? { kind: "reached", level } : undefined,
	};
}
