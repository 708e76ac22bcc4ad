/** The whole screen of a declared list: head, tabs, what was answered, the table with its report. */
import type { ReactNode } from "react";
import { PageHead, type PageHeadProps } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { DollarsNote } from "./dollars-note";
import { LayoutToggle } from "./layout-toggle";
import { ListTable, type ListTableProps } from "./list-table";
import { useReport } from "./report-button";

/** Props of a list's screen; `children` stand between head and table, which is called by the title unless by its caption. */
export type ListScreenProps<Row> = Omit<ListTableProps<Row>, "endTools" | "caption"> &
	Pick<PageHeadProps, "subtitle" | "back" | "actions"> & {
		title: string;
		caption?: string;
		/** What stands in a tab, where it is more than its word. */
		tabLabel?: (tab: { value: string; label: string }) => ReactNode;
		/** The ways to the screens beside this one, under the head (`SectionTabs`). */
		sections?: ReactNode;
		children?: ReactNode;
	};

/** The screen; its route gives the loader's page and what is its own. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
	const { title, subtitle, back, actions, tabLabel, sections, children, ...table } = props;
	const { layouts, report } = props.list;
	const tabs = tabLabel ? props.list.tabs.map((tab) => ({ ...tab, label: tabLabel(tab) })) : props.list.tabs;
	const { button, notice } = useReport(report);
	return (
		<div className="stack">
			<PageHead title={title} subtitle={subtitle} back={back} actions={actions} />
			{sections}
			{layouts.length > 1 ? (
				<div className="list-bar">
					{tabs.length > 0 && <Tabs label={title} tabs={tabs} />}
					<LayoutToggle layouts={layouts} />
				</div>
			) : (
				tabs.length > 0 && <Tabs label={title} tabs={tabs} />
			)}
			{children}
			{props.list.columns.some(({ isInDollars }) => isInDollars) && <DollarsNote />}
			{notice}
			<ListTable caption={title} {...table} endTools={button} />
		</div>
	);
}
