/** All reports that one may ask for, by the feature that they belong to; each link leads to its form. */

import { textKey } from "#workers/kernel/names";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";

type Listed = { report_type: string; group: string };

/** What the list needs: where each report leads, and which is open. */
export type ReportListProps = { reports: Listed[]; hrefOf: (report_type: string) => string; chosen?: string };

/** The list, grouped. */
export function ReportList({ reports, hrefOf, chosen }: ReportListProps) {
	const { t } = useTranslation("reports");
	const groups = [...new Set(reports.map(({ group }) => group))];
	return (
		<Card isFlush className="report-list" title={t("all")}>
			{groups.map((group) => (
				<section key={group} aria-label={t(textKey(`reports:groups.${group}`), group)}>
					<h3>{t(textKey(`reports:groups.${group}`), group)}</h3>
					{reports
						.filter((report) => report.group === group)
						.map(({ report_type }) => (
							<Anchor
								key={report_type}
								href={hrefOf(report_type)}
								aria-current={report_type === chosen ? "true" : undefined}
							>
								<span className="strong">{t(textKey(`reports:kinds.${report_type}.title`), report_type)}</span>
								<span className="meta">{t(textKey(`reports:kinds.${report_type}.text`), "")}</span>
								<Icon name="chevron-right" />
							</Anchor>
						))}
				</section>
			))}
		</Card>
	);
}
