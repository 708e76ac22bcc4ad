/** What the home screen shows: the member's, or the account owner's overview. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFeedStart } from "~/features/activity/index.server";
import { readPinned } from "~/features/announcements/index.server";
import { tilesFor } from "~/features/catalog/index.server";
import { readArrival } from "~/features/recognition/index.server";
import { formActions } from "~/form/form-actions.server";
import { readPrograms } from "./card-programs.server";
import { readOverview } from "./overview.server";

const facesShown = 8;
/** So many posts come with the page: three heights of a phone, which lays all of them out before it paints; the feed's own pages hold 50. */
const postsShown = 6;

type Context = LoaderFunctionArgs["context"];

/** Reads everything that the person's own home needs at once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { user } = context;
	const query = new URL(request.url).searchParams;
	if (user.role === "account_owner") {
		const title = context.texts.t("home:overview.title");
		return { kind: "overview" as const, title, ...(await readOverview({ request, context })) };
	}
	const [arrival, feed, pinned, programs, team_members, flash] = await Promise.all([
		readArrival(context),
		readFeedStart(context, query, postsShown),
		readPinned(context),
		readPrograms(context),
		readFaces(context),
		readFlash(context),
	]);
	return {
		kind: "member" as const,
		mayCommit: user.switches.can_issue_employee_commitments === 1,
		title: context.texts.t("home:title"),
		today: context.format.weekday(Date.now()),
		arrival,
		feed: { ...feed, items: feed.items.filter(({ id }) => id !== arrival?.activity_id) },
		...{ pinned, programs, team_members, flash },
	};
}

/** Recomputes the ledger for the account owner. */
export const action = formActions({
	"points/verify-ledger": {
		done: ({ faults, account_count, entry_count }) => ({ fault_count: faults.length, account_count, entry_count }),
	},
});

/** The flash sale that ends first, where the person has a store. */
async function readFlash(context: Context) {
	const reading = "catalog/get-flash-sale";
	if (!(await context.mayCall(reading))) return null;
	const { items } = await context.call(reading, {});
	return items[0] ? { item: tilesFor(context)(items[0]), now_ms: Date.now() } : null;
}

async function readFaces(context: Context) {
	const { team_members } = await context.call("recognition/fetch-team-members", {});
	return team_members
		.filter((person) => person.may_receive_points === 1)
		.slice(0, facesShown)
		.map(({ id, name, first_name, image_url }) => ({ id, name, first_name, image_url }));
}
