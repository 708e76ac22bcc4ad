/** Customers: a distributor's or a sales rep's own, or everybody's; those selected get a sales rep, or a decision on their enrollment. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { customersFace } from "#workers/features/sales-customers/lists/get-customers-report";
import { isAmong, submitters } from "#workers/features/sales-customers/rules/roles";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { selectionForm } from "~/list/list-selection.server";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { CustomersTabs } from "./customers-tabs";

export const meta = titleMeta;

/** A page of the list. */
export async function loader(args: LoaderFunctionArgs) {
	const { translate, user } = args.context;
	return {
		title: translate(customersFace.title),
		list: await loadList(args, customersFace),
		mayEnroll: isAmong(submitters, user),
	};
}

export const action = reportAction(customersFace, selectionForm(customersFace));

/** The screen. */
export default function Customers() {
	const { title, list, mayEnroll } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-customers");
	const enrolling = mayEnroll && (
		<ButtonLink kind="main" icon="plus" href="/customers/enroll" opens="dialog">
			{t("enroll.open")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<ListScreen
				sections={<CustomersTabs current="/customers" />}
				list={list}
				title={title}
				subtitle={t("subtitle")}
				actions={enrolling || undefined}
				drawing="people"
				emptyAction={enrolling || undefined}
			/>
		</div>
	);
}
