/** Everybody who is or was in the account, for its owner: ten a page, narrowed by column, with a report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { membersFace } from "#workers/features/members/lists/get-members-under-account";
import { additionalFieldsOf } from "#workers/features/members/rules/additional-fields";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { selectionForm } from "~/list/list-selection.server";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { MemberStatus } from "./member-status";
import "./members.css";

export const meta = titleMeta;

/** After a report was asked for, the list is read again where the reply asks for it. */
export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";

/** A page of the list, and how many there are. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const [list, counts] = await Promise.all([
		loadList(args, membersFace, {
			choices: async () => ({
				additional_field: additionalFieldsOf(context.account).map(({ key, label }) => ({ value: key, label })),
			}),
		}),
		context.call("members/get-member-counts", {}),
	]);
	return {
		title: context.translate(membersFace.title),
		list,
		counts,
		mayAdd: context.account.flags.create_new_employee_enabled === 1,
		isGifting: context.account.flags.gifting_platform === 1,
	};
}

export const action = reportAction(membersFace, selectionForm(membersFace));

/** The screen. */
export default function Members() {
	const { title, list, counts, mayAdd, isGifting } = useLoaderData<typeof loader>();
	const { t } = useTranslation("members");
	const uploading = (
		<ButtonLink icon="upload" href="/uploads?kind=members">
			{t("owners.list.upload")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={
				counts.not_joined === 0
					? t("owners.list.subtitleAll", { count: counts.active })
					: t("owners.list.subtitle", {
							taking: t("owners.list.taking", { count: counts.active }),
							joining: t("owners.list.joining", { count: counts.not_joined }),
						})
			}
			actions={
				<>
					{uploading}
					{counts.not_joined > 0 && (
						<ButtonLink icon="mail" href="/members/invitations">
							{t("owners.list.invite")}
						</ButtonLink>
					)}
					{mayAdd && (
						<ButtonLink kind="main" icon="plus" href="/members/new">
							{t("owners.list.add")}
						</ButtonLink>
					)}
				</>
			}
			cells={{
				name: ({ id, name, image_url }) => (
					<Anchor className="row person member-name" href={`/members/${id}`}>
						<Avatar name={name} image_url={image_url} sizePx={32} />
						<span className="strong">{name}</span>
					</Anchor>
				),
				is_active_flag: ({ status }) => <MemberStatus status={status} isGifting={isGifting} />,
				sales_representatives: ({ sales_representatives: reps }) => reps.map((rep) => rep.name).join(", ") || "-",
			}}
			drawing="people"
			emptyAction={uploading}
		/>
	);
}
