/** The views that one may open of a list, and the form that keeps what it shows now; the list's link opens it as a dialog. */
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
import { Anchor } from "~/ui/anchor";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { readListOf, withFields } from "./list-of-address.server";
import { ViewFilters } from "./view-filters";
import "./list-views.css";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const saving = "list-views/save-view";
const opening = "list-views/set-default-view";

/** The views, and the form of a new one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { list, from } = readListOf(request);
	const isOwner = context.user.role === "account_owner";
	const [{ views, default_view_id }, described, form] = await Promise.all([
		context.call("list-views/get-list-settings", { list }),
		context.call("list-views/describe-views", { list }),
		context.form(saving, {
			name: "list-views:views.name",
			is_shared: "list-views:views.isShared",
		}),
	]);
	const address = new URL(from, "http://list").pathname;
	return {
		title: context.translate("list-views:views.title"),
		...{ list, from, form, default_view_id, isOwner },
		views: views.map(({ fields, ...view }) => ({
			...view,
			filters: described.views.find(({ id }) => id === view.id)?.filters ?? [],
			href: `${address}?${new URLSearchParams({ ...fields, view: String(view.id) })}`,
		})),
	};
}

/** Keeps a new view, or says which one opens by itself. */
export const action = formActions({
	[saving]: {
		input: ({ request }) => {
			const { list, fields } = readListOf(request);
			return { list, fields };
		},
		done: ({ view_id }, { request }) => {
			const { from } = readListOf(request);
			return redirectWithNotice(withFields(from, { view: String(view_id) }), "list-views:notices.saved");
		},
	},
	[opening]: {
		input: ({ form, request }) => ({ list: readListOf(request).list, view_id: form.number("view_id") ?? 0 }),
		done: ({ default_view_id }, { request }) => {
			const { from } = readListOf(request);
			const to = withFields(from, { view: new URL(from, "http://list").searchParams.get("view") ?? "0" });
			return redirectWithNotice(to, default_view_id ? "list-views:notices.opens" : "list-views:notices.opensPlain");
		},
	},
});

/** The page. */
export default function Views() {
	const { title, list, from, form, views, isOwner } = useLoaderData<typeof loader>();
	const { t } = useTranslation("list-views");
	const here = `/list_views?${new URLSearchParams({ list, from })}`;
	return (
		<div className="page-narrow stack">
			<PageHead title={title} subtitle={t("views.subtitle")} back={{ href: from, label: t("back") }} />
			<EndpointForm form={form} action={here} className="stack-small">
				<FormField of={form.fields.name} isFirst />
				{isOwner && <FormField of={form.fields.is_shared} hint={t("views.sharedHint")} />}
				<FormFoot form={form} back={from}>
					{t("views.save")}
				</FormFoot>
			</EndpointForm>
			{views.length === 0 ? <p className="soft">{t("views.none")}</p> : <SavedViews here={here} />}
		</div>
	);
}

function SavedViews({ here }: { here: string }) {
	const { list, from, views, default_view_id } = useLoaderData<typeof loader>();
	const { t } = useTranslation("list-views");
	return (
		<EndpointForm form={opening} action={here}>
			<ul className="plain-list">
				{views.map((view) => (
					<li key={view.id} className="saved-view">
						<div className="grow">
							<span className="row-wrap">
								<Anchor className="link hit" href={view.href}>
									{view.name}
								</Anchor>
								{view.is_shared === 1 && (
									<Tag>{view.is_own === 1 ? t("views.shared") : t("views.sharedBy", { name: view.owner_name })}</Tag>
								)}
							</span>
							<ViewFilters filters={view.filters} />
						</div>
						<span className="row">
							<SubmitButton
								form={opening}
								kind="quiet"
								name="view_id"
								value={view.id === default_view_id ? "0" : String(view.id)}
								aria-label={t(view.id === default_view_id ? "views.stopsOpeningOf" : "views.opensOf", {
									name: view.name,
								})}
							>
								{t(view.id === default_view_id ? "views.stopsOpening" : "views.opens")}
							</SubmitButton>
							<Anchor
								className="link hit"
								href={`/list_views/${view.id}?${new URLSearchParams({ list, from })}`}
								opens="dialog"
								aria-label={t("views.changeOf", { name: view.name })}
							>
								{t("views.change")}
							</Anchor>
						</span>
					</li>
				))}
			</ul>
		</EndpointForm>
	);
}
