/** Chooses which columns of a list one sees, and in which order; the list's link opens it as a dialog. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readColumnsField } from "#workers/kernel/personal-lists";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { PostedForm } from "~/form/posted-form.server";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { ColumnRows } from "./column-rows";
import { readListOf, withFields } from "./list-of-address.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const saving = "list-views/save-columns";

/** The columns in the order that the list has below. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { list, from, fields } = readListOf(request);
	const shown = readColumnsField(fields.columns ?? "") ?? undefined;
	const { columns, is_changed } = await context.call("list-views/get-column-choice", { list, shown });
	return { title: context.translate("list-views:columns.title"), list, from, columns, is_changed };
}

/** Keeps them, and reads the list below anew; what its address said of columns is what was changed. */
export const action = formActions({
	[saving]: {
		input: ({ form, request }) => ({ list: readListOf(request).list, ...readChoice(form) }),
		done: (_answer, { request }) =>
			redirectWithNotice(withFields(readListOf(request).from, { columns: null }), "list-views:notices.columns"),
	},
});

/** Columns by their numbers; one that was given another's number takes its place. None where the usual ones are asked for. */
function readChoice(form: PostedForm): { order: string[]; hidden: string[] } {
	const ids = form.texts("column");
	const shown = new Set(form.texts("shown"));
	const wished = ids.map((id, at) => {
		const before = at + 1;
		const number = form.number(`place.${id}`) || before;
		return { id, place: number + Math.sign(number - before) / 2 };
	});
	const order = [...wished].sort((one, other) => one.place - other.place).map(({ id }) => id);
	return { order, hidden: order.filter((id) => !shown.has(id)) };
}

/** The page. */
export default function Columns() {
	const { title, list, from, columns, is_changed } = useLoaderData<typeof loader>();
	const { t } = useTranslation("list-views");
	const here = `/list_views/columns?${new URLSearchParams({ list, from })}`;
	return (
		<div className="page-narrow stack">
			<PageHead title={title} subtitle={t("columns.subtitle")} back={{ href: from, label: t("back") }} />
			<EndpointForm form={saving} action={here} className="stack">
				<ColumnRows columns={columns} />
				<p className="meta">{t("columns.downloads")}</p>
				<FormFoot form={saving} back={from}>
					{t("columns.save")}
				</FormFoot>
			</EndpointForm>
			{is_changed === 1 && (
				<EndpointForm form={saving} instance="usual" action={here}>
					<SubmitButton form={saving} instance="usual" kind="quiet">
						{t("columns.reset")}
					</SubmitButton>
				</EndpointForm>
			)}
		</div>
	);
}
