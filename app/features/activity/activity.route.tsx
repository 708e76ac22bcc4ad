/** A post on its own page: all comments, and the line to write one. */
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/form/form-answer";
import { ListPager } from "~/list/list-pager";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./activity.server";
import { ActivityPost } from "./activity-post";
import { CommentPicture } from "./comment-picture";
import { Likers } from "./likers";
import { ShownPicture } from "./shown-picture";
import "./activity.css";

export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";
export { action, loader } from "./activity.server";

export const meta = titleMeta;

const notSent: FormAnswer = { form: "", refusal: { resultType: "not_sent", resultMsg: "" }, typed: {} };

/** A call that could not be sent is an answer too, without words: the entry is taken back and the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
	try {
		return (await serverAction()) as FormAnswer;
	} catch (error) {
		if (error instanceof Response && error.status < 400) throw error;
		return notSent;
	}
}

const alone = { Likers, CommentPicture };

/** The post. */
export default function ActivityScreen() {
	const { t } = useTranslation("activity");
	const { item, picture, comment_form, list } = useLoaderData<typeof loader>();
	const answer = useActionData<FormAnswer>();
	return (
		<div className="page-narrow feed-alone" id="write">
			<PageHead title={t("post.title")} back={{ href: "/", label: t("post.back") }} />
			{answer?.refusal?.resultType === notSent.refusal?.resultType && (
				<Notice tone="bad" isLive>
					{t("feed.notSent")}
				</Notice>
			)}
			{picture && <ShownPicture of={picture} alt={t("picture.by", { name: item.actor.name })} />}
			<ActivityPost item={item} commentForm={comment_form} alone={alone} />
			<p>
				<ButtonLink kind="quiet" icon="image" href={`/activities/${item.id}/picture`} opens="dialog">
					{t("picture.open")}
				</ButtonLink>
			</p>
			<ListPager list={list} />
		</div>
	);
}
