/** What the home screen shows: the member's, or the account owner's overview. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFeedStart } from "~/features/activity/index.server";
import { tilesFor } from "~/features/catalog/index.server";
import { readPrograms } from "./card-programs.server";
import { readOverview } from "./overview.server";

const facesShown = 8;
/** So many posts come with the page: three heights of a phone, which lays all of them out before it paints; the feed's own pages hold 50. */
const postsShown = 6;

type Context = LoaderFunctionArgs["context"];

/** Reads everything that the person's own home needs at once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { user } = await context.call("session/init-user", {});
	const query = new URL(request.url).searchParams;
	if (user.role === "account_owner") {
		const title = context.texts.t("home:overview.title");
		return { kind: "overview" as const, title, ...(await readOverview({ request, context })) };
	}
	const [feed, programs, team_members, flash] = await Promise.all([
		readFeedStart(context, query, postsShown),
		readPrograms(context),
		readFaces(context),
		user.disable_shop === 1 ? null : readFlash(context),
	]);
	return { kind: "member" as const, title: context.texts.t("home:title"), feed, programs, team_members, flash };
}

/** Recomputes the ledger for the account owner. */
export async function action({ context }: ActionFunctionArgs) {
	const outcome = await context.attempt("points/verify-ledger", {});
	if (!outcome.ok) return { problem: outcome.refusal.resultMsg };
	const { faults, account_count, entry_count } = outcome.answer;
	return { fault_count: faults.length, account_count, entry_count };
}

/** The flash sale that ends first, where the account has a store. */
async function readFlash(context: Context) {
	const { account } = await context.call("account/init-account", {});
	if (account.flags?.redemptions_enabled !== 1) return null;
	const { items } = await context.call("catalog/get-flash-sale", {});
	return items[0] ? { item: tilesFor(context)(items[0]), now_ms: Date.now() } : null;
}

async function readFaces(context: Context) {
	const { team_members } = await context.call("recognition/fetch-team-members", {});
	return team_members
		.filter((person) => person.may_receive_points === 1)
		.slice(0, facesShown)
		.map(({ id, name, first_name, image_url }) => ({ id, name, first_name, image_url }));
}
