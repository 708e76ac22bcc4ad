/** Head and tabs of the executive summary, with the unit's name at the right of the tabs. */
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { type TabLink, Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import "./executive-summary.css";

/** What stands around a tab. */
export type SummaryFrameProps = {
	title: string;
	frame: { subtitle: string; tabs: TabLink[]; unit: string; left: string | null; isOwner: boolean; isMissing: boolean };
	children: ReactNode;
};

/** The frame; `children` are the open tab. */
export function SummaryFrame({ title, frame, children }: SummaryFrameProps) {
	const { t } = useTranslation("executive-summary");
	const toPrograms = frame.isOwner && (
		<ButtonLink icon="edit" href="/executive_summary/programs">
			{t("settings.open")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<PageHead title={title} subtitle={frame.subtitle} actions={toPrograms} />
			<div className="summary-bar">
				<Tabs label={title} tabs={frame.tabs} />
				<p className="meta summary-unit">{frame.unit}</p>
			</div>
			{frame.left && <p className="meta">{frame.left}</p>}
			{frame.isMissing && <Notice tone="info">{t("settings.missing")}</Notice>}
			{children}
		</div>
	);
}
