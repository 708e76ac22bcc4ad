/** The reader's level: where they stand in the window, what comes next, and what stays when it ends. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The levels and the reader's standing, with its days in words. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { levels, standing } = await context.call("user-levels/get-levels", {});
	const { labels } = context.account;
	const day = (date: string) => context.format.date(date, "recognition");
	const nameOf = (id: number | null) => levels.find((level) => level.id === id) ?? null;
	return {
		title: labels.user_level_alias
			? context.translate("user-levels:menu.level")
			: context.translate("user-levels:title"),
		levels,
		standing: standing && {
			...{ metric: standing.metric, figure: standing.figure, left: standing.left },
			...{ starts: day(standing.starts_on), ends: day(standing.ends_on) },
			level: nameOf(standing.level_id),
			kept: nameOf(standing.kept_level_id),
			next: nameOf(standing.next_level_id),
		},
	};
}
