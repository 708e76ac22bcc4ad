/** What is entered in the DNS for a name: each record with what it is for; names and values are marked whole by one press. */
import type { DnsRecord } from "#workers/kernel/claim";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import "./domains.css";

/** Props; `host` is the name for which the records are. */
type DnsRecordsProps = { host: string; records: readonly DnsRecord[] };

/** The records. */
export function DnsRecords({ host, records }: DnsRecordsProps) {
	const { t } = useTranslation("domains");
	return (
		<div className="stack">
			<ul className="dns-records" aria-label={t("records.title", { host })}>
				{records.map(({ purpose, type, name, value, priority, is_found }) => (
					<li key={`${type} ${name} ${value}`}>
						<p className="strong row-wrap">
							<span>{t(`records.purposes.${purpose}`)}</span>
							{is_found !== undefined && (
								<Tag tone={is_found === 1 ? "good" : "warn"}>{t(`records.found.${is_found}`)}</Tag>
							)}
						</p>
						<dl>
							<dt>{t("records.type")}</dt>
							<dd>{type}</dd>
							<dt>{t("records.name")}</dt>
							<dd>
								<code className="dns-copied">{name}</code>
							</dd>
							<dt>{t("records.value")}</dt>
							<dd>
								<code className="dns-copied">{value}</code>
							</dd>
							{priority !== undefined && (
								<>
									<dt>{t("records.priority")}</dt>
									<dd>{priority}</dd>
								</>
							)}
						</dl>
					</li>
				))}
			</ul>
			<p className="soft">{t("records.copy")}</p>
		</div>
	);
}
