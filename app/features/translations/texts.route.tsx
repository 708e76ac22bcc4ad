/** The account's texts: the list beside the chosen one, which stands framed in its place; on a phone one or the other. */
import { Form, useLoaderData } from "@remix-run/react";
import { FilterControl } from "~/list/filter-fields";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { ListReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { StateTag } from "./state-tag";
import { TextEditor } from "./text-editor";
import type { loader } from "./texts.server";
import "./texts.css";

export { action, loader } from "./texts.server";

export const meta = titleMeta;

/** The screen. */
export default function Texts() {
	const { title, summary, languages, text, isChosen } = useLoaderData<typeof loader>();
	const { t } = useTranslation("translations");
	return (
		<div className={classNames("stack texts", isChosen && "texts-chosen")}>
			<PageHead title={title} subtitle={t("subtitle", summary)} />
			<Tabs label={t("languages")} tabs={languages} />
			<div className="texts-split">
				<TextList />
				{text && <TextEditor key={`${text.language_code} ${text.key}`} />}
			</div>
		</div>
	);
}

function TextList() {
	const { list, text } = useLoaderData<typeof loader>();
	const { t } = useTranslation("translations");
	return (
		<section className="card card-flush text-list" aria-label={t("list")}>
			<Form method="get" action={list.address} className="text-filters dense" preventScrollReset>
				{Object.entries(list.hidden).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{list.filters.map((field) => (
					<FilterControl key={field.name} field={field} value={field.value} />
				))}
				<Button>{t("common:table.apply")}</Button>
			</Form>
			{list.rows.length === 0 ? (
				<NoRows list={list} drawing="search" />
			) : (
				<ul>
					{list.rows.map((row) => (
						<li key={row.key}>
							<Anchor
								className="plain text-row"
								href={row.href}
								aria-current={row.key === text?.key ? "true" : undefined}
							>
								<span className="row between">
									<span className="strong two-lines">{row.source}</span>
									<StateTag state={row.state} />
								</span>
								<span className="soft two-lines">
									{row.state === "missing" ? t("missingText") : row.text === row.source ? row.key : row.text}
								</span>
								{row.account_specific !== null && <span className="meta">{t("fromClient")}</span>}
							</Anchor>
						</li>
					))}
				</ul>
			)}
			{list.total_rows > 0 && <ListPager list={list} label={t("list")} />}
			<div className="text-report">
				<ListReport report={list.report} />
			</div>
		</section>
	);
}
