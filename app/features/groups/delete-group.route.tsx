/** Asks before a group is deleted; one that a program names stays. The link to it opens it as a dialog. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "groups/delete-group";

/** The group, and the programs that name it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(deletion);
	const { group, programs } = await context.call("groups/get-group-details", { group_id: context.id(params.id) });
	return { title: context.translate("groups:delete.title", { name: group.name }), group, programs };
}

/** Deletes it. */
export const action = formActions({
	[deletion]: {
		input: ({ params, context }) => ({ group_id: context.id(params.id) }),
		done: () => redirectWithNotice("/groups", "groups:notices.deleted"),
	},
});

/** The page. */
export default function DeleteGroup() {
	const { title, group, programs } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	const back = `/groups/${group.id}`;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: group.name }} />
			{programs.length > 0 ? (
				<div className="stack">
					<p>{t("delete.used", { programs: programs.map(({ name }) => name).join(", ") })}</p>
					<div>
						<ButtonLink href={back} closes="dialog">
							{t("delete.back")}
						</ButtonLink>
					</div>
				</div>
			) : (
				<EndpointForm form={deletion} action={`${back}/delete`} className="stack">
					<p>{t("delete.question", { count: group.members_count })}</p>
					<FormFoot form={deletion} kind="destructive" back={back} cancel={t("delete.no")}>
						{t("delete.yes")}
					</FormFoot>
				</EndpointForm>
			)}
		</div>
	);
}
