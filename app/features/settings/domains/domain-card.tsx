/** One domain of the account's own: its state in words, the records to enter, and the ways to check and remove it. */
import type { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { DnsRecords } from "./dns-records";
import type { loader } from "./domains.server";
import { stateTones } from "./state-tones";

/** A domain as the page has it. */
export type PageDomain = ReturnType<typeof useLoaderData<typeof loader>>["domains"][number];

const checking = "domains/check-domain";

/** The card. */
export function DomainCard({ domain }: { domain: PageDomain }) {
	const { t } = useTranslation("domains");
	const { host, state, problem, notes, records, asked, checked, until } = domain;
	return (
		<Card
			title={<span className="dns-name">{host}</span>}
			end={<Tag tone={stateTones[state]}>{t(`states.${state}`)}</Tag>}
		>
			<div className="stack">
				<p>{t(`about.${state}`, { until })}</p>
				{problem && <Notice tone={state === "failed" ? "bad" : "warn"}>{t(`problems.${problem}`)}</Notice>}
				{notes.length > 0 && state !== "active" && (
					<div>
						<p className="strong">{t("notes")}</p>
						<ul className="dns-notes" lang="en">
							{notes.map((note) => (
								<li key={note}>{note}</li>
							))}
						</ul>
					</div>
				)}
				{records.length > 0 && <DnsRecords host={host} records={records} />}
				{state === "pending" && !records.some(({ purpose }) => purpose === "certificate") && (
					<p className="soft">{t("records.more")}</p>
				)}
				<p className="soft">
					{t("asked", { when: asked })}
					{checked && ` · ${t("checked", { when: checked })}`}
				</p>
				<div className="row-wrap">
					{state !== "removing" && <CheckButton host={host} isFailed={state === "failed"} />}
					{state !== "removing" && (
						<ButtonLink
							href={`/settings/domains/remove?${new URLSearchParams({ host })}`}
							opens="dialog"
							aria-label={t("removeOf", { host })}
						>
							{t("remove")}
						</ButtonLink>
					)}
				</div>
			</div>
		</Card>
	);
}

function CheckButton({ host, isFailed }: { host: string; isFailed: boolean }) {
	const { t } = useTranslation("domains");
	return (
		<EndpointForm form={checking} instance={host} preventScrollReset>
			<input type="hidden" name="host" value={host} />
			<SubmitButton form={checking} instance={host} aria-label={t(isFailed ? "againOf" : "checkOf", { host })}>
				{t(isFailed ? "again" : "check")}
			</SubmitButton>
		</EndpointForm>
	);
}
