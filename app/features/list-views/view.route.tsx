/** One saved view: its name, who may open it, whether it takes over what the list shows now, and removing it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormField } from "~/form/form-field";
import { FormFoot } from "~/form/form-foot";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { Checkbox } from "~/ui/choice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { readListOf, withFields } from "./list-of-address.server";
import { ViewFilters } from "./view-filters";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const saving = "list-views/save-view";
const deletion = "list-views/delete-view";

/** The view; one that is neither one's own nor shared is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { list, from } = readListOf(request);
	const id = context.id(params.id);
	const isOwner = context.user.role === "account_owner";
	const [{ views }, described, form] = await Promise.all([
		context.call("list-views/get-list-settings", { list }),
		context.call("list-views/describe-views", { list }),
		context.form(saving, {
			name: "list-views:views.rename",
			is_shared: "list-views:views.isShared",
		}),
	]);
	const view = views.find((one) => one.id === id);
	if (!view) throw new Response(null, { status: 404 });
	const filters = described.views.find((one) => one.id === id)?.filters ?? [];
	return { title: view.name, ...{ list, from, form, view, filters, isOwner } };
}

/** Changes it, or removes it once that was asked. */
export const action = formActions({
	[saving]: {
		input: ({ form, request, params, context }) => {
			const { list, fields } = readListOf(request);
			return { list, view_id: context.id(params.id), ...(form.text("replaces") === "1" && { fields }) };
		},
		done: ({ view_id }, { form, request }) => {
			const { from } = readListOf(request);
			const to = form.text("replaces") === "1" ? withFields(from, { view: String(view_id) }) : from;
			return redirectWithNotice(to, "list-views:notices.saved");
		},
	},
	[deletion]: {
		input: ({ params, context }) => ({ view_id: context.id(params.id) }),
		asks: () => true,
		done: (_answer, { request }) =>
			redirectWithNotice(withFields(readListOf(request).from, { view: "0" }), "list-views:notices.deleted"),
	},
});

/** The page. */
export default function View() {
	const { title, list, from, form, view, filters, isOwner } = useLoaderData<typeof loader>();
	const { t } = useTranslation("list-views");
	const here = `/list_views/${view.id}?${new URLSearchParams({ list, from })}`;
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: from, label: t("back") }} />
			<ViewFilters filters={filters} />
			{view.is_own === 1 ? (
				<EndpointForm
					form={form}
					action={here}
					className="stack-small"
					values={{ name: view.name, is_shared: view.is_shared }}
				>
					<FormField of={form.fields.name} isFirst />
					{isOwner && <FormField of={form.fields.is_shared} hint={t("views.sharedHint")} />}
					<Checkbox name="replaces" value="1" label={t("views.replaces")} />
					<FormFoot form={form} back={from}>
						{t("views.saveChanges")}
					</FormFoot>
				</EndpointForm>
			) : (
				<p className="soft">{t("views.sharedBy", { name: view.owner_name })}</p>
			)}
			{(view.is_own === 1 || isOwner) && (
				<EndpointForm form={deletion} action={here}>
					<SubmitButton
						form={deletion}
						kind="quiet"
						icon="trash"
						question={{
							text: t("views.deleteQuestion", { name: view.name, context: view.is_shared === 1 ? "shared" : "" }),
							yes: t("views.delete"),
							isDestructive: true,
						}}
					>
						{t("views.delete")}
					</SubmitButton>
				</EndpointForm>
			)}
		</div>
	);
}
