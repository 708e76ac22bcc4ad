/** Who accepted which version of the terms: the list with its filters, pages and report. */
import { useLoaderData } from "@remix-run/react";
import { acceptancesFace } from "#workers/features/terms/lists/get-acceptances";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(acceptancesFace);

export const action = reportAction(acceptancesFace);

/** The screen. */
export default function TermsAcceptances() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	const back = { href: "/settings/terms", label: t("tabs.terms") };
	return <ListScreen list={list} title={title} drawing="lock" back={back} />;
}
