/** The competitions of whoever asks, or with `?competition=` the board of one, a page of it with `?page=` (counted from 1). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

type Context = LoaderFunctionArgs["context"];

/** What the page shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const asked = query.get("competition");
	const [competitions, board] = await Promise.all([
		asked === null ? readCompetitions(context) : [],
		asked === null ? null : readBoard(context, context.id(asked), Number(query.get("page") ?? 1)),
	]);
	return {
		title: board?.competition.name ?? context.translate("scoreboards:title"),
		mayManage: await context.mayCall("scoreboards/get-managed-competitions"),
		mayReadStandings: await context.mayCall("scoreboards/get-standings"),
		...{ competitions, board },
	};
}

async function readCompetitions(context: Context) {
	const { competitions } = await context.call("scoreboards/get-competitions", {});
	return competitions.map((competition) => ({ ...competition, ...daysOf(context, competition) }));
}

async function readBoard(context: Context, competition_id: number, page: number) {
	const isPage = Number.isSafeInteger(page) && page > 0 && page <= 1_000_000;
	const board = await context.call("scoreboards/get-board", { competition_id, page: isPage ? page - 1 : 0 });
	const { competition } = board;
	return {
		...board,
		...daysOf(context, competition),
		shown: competition.shown_at === null ? "" : context.format.moment(competition.shown_at),
		start: context.format.moment(competition.starts_at),
		end: context.format.moment(competition.ends_at + 1),
	};
}

function daysOf({ format }: Context, { starts_at, ends_at }: { starts_at: number; ends_at: number }) {
	return { from: format.time(starts_at, "recognition"), to: format.time(ends_at, "recognition") };
}
