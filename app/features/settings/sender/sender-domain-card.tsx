/** The domain from which emails come: its state in words, the records to enter, and the ways to check and remove it. */
import type { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { DnsRecords } from "../domains/dns-records";
import { stateTones } from "../domains/state-tones";
import type { loader } from "./sender.server";

type PageSenderDomain = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["domain"]>;

const checking = "sender-domains/check-sender-domain";

/** The card. */
export function SenderDomainCard({ domain }: { domain: PageSenderDomain }) {
	const { t } = useTranslation("sender-domains");
	const { host, state, problem, notes, records, asked, checked, until } = domain;
	const isFailed = state === "failed";
	const about = problem === "records_missing" ? "missing" : state;
	return (
		<Card
			title={<span className="dns-name">{host}</span>}
			end={<Tag tone={stateTones[state]}>{t(`states.${state}`)}</Tag>}
		>
			<div className="stack">
				<p>{t(`about.${about === "verified" ? "pending" : about}`, { until })}</p>
				{problem && <Notice tone={isFailed ? "bad" : "warn"}>{t(`problems.${problem}`)}</Notice>}
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
				<p className="soft">
					{t("asked", { when: asked })}
					{checked && ` · ${t("checked", { when: checked })}`}
				</p>
				{state !== "removing" && (
					<div className="row-wrap">
						<EndpointForm form={checking} preventScrollReset>
							<input type="hidden" name="host" value={host} />
							<SubmitButton form={checking} aria-label={t(isFailed ? "againOf" : "checkOf", { host })}>
								{t(isFailed ? "again" : "check")}
							</SubmitButton>
						</EndpointForm>
						<ButtonLink href="/settings/sender/remove" opens="dialog" aria-label={t("removeOf", { host })}>
							{t("remove")}
						</ButtonLink>
					</div>
				)}
			</div>
		</Card>
	);
}
