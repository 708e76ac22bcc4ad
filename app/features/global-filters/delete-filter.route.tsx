/** Asks before a global filter is deleted; the link to it opens it as a dialog. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "global-filters/delete-global-filter";

/** The filter. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(deletion);
	const { id, name } = await context.call("global-filters/get-filter-details", { filter_id: context.id(params.id) });
	return { title: context.translate("global-filters:delete.title", { name }), id, name };
}

/** Deletes it. */
export const action = formActions({
	[deletion]: {
		input: ({ params, context }) => ({ filter_id: context.id(params.id) }),
		done: () => redirectWithNotice("/global_filters", "global-filters:notices.deleted"),
	},
});

/** The page. */
export default function DeleteFilter() {
	const { title, id, name } = useLoaderData<typeof loader>();
	const { t } = useTranslation("global-filters");
	const back = `/global_filters/${id}`;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			<EndpointForm form={deletion} action={`${back}/delete`} className="stack">
				<p>{t("delete.question")}</p>
				<FormFoot form={deletion} kind="destructive" back={back} cancel={t("delete.no")}>
					{t("delete.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
