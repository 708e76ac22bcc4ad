/** A post on its own page: all comments, and the line to write one. */
import { type ClientActionFunctionArgs, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { ListPager } from "~/list/list-table";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./activity.server";
import { ActivityPost } from "./activity-post";
import "./activity.css";

export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";
export { action, loader } from "./activity.server";

export const meta = titleMeta;

/** A call that could not be sent is an answer too, without words: the entry is taken back and the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction<typeof action>();
	} catch (error) {
		if (error instanceof Response && error.status < 400) throw error;
		return { ok: false as const, message: "" };
	}
}

/** The post. */
export default function ActivityScreen() {
	const { t } = useTranslation("activity");
	const { item, list } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const failure = refused && !refused.ok ? refused : undefined;
	return (
		<div className="page-narrow feed-alone" id="write">
			<PageHead title={t("post.title")} back={{ href: "/", label: t("post.back") }} />
			<Outlet />
			<ActivityPost
				item={item}
				isAlone
				typed={failure?.typed?.comment_text}
				problem={failure && t("comment.notSaved", { reason: failure.message || t("feed.notSent") })}
			/>
			<ListPager list={list} />
		</div>
	);
}
