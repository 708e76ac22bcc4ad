/** The card of a name that the client claims, be it for its pages or its emails: state, what is wrong, records to enter, and the ways to check and remove it. */
import type { ClaimState, DnsRecord } from "#workers/kernel/claim";
import type { EndpointName } from "#workers/registry";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Tag } from "~/ui/tag";
import { DnsRecords } from "./dns-records";
import { stateTones } from "./state-tones";

/** What the provider and the account know of the name. */
type Claim = {
	host: string;
	state: Exclude<ClaimState, "removed">;
	notes: readonly string[];
	records: readonly DnsRecord[];
};

/** The card's texts, in the words of the feature; `problem` and `more` only where there is something to say. */
type ClaimTexts = {
	state: string;
	about: string;
	problem: string | null;
	notes: string;
	more?: string;
	when: string;
	check: string;
	checkOf: string;
	remove: string;
	removeOf: string;
};

/** Props: `checking` looks at the DNS again, `removal` is the address of the page that asks first. */
type ClaimCardProps = { claim: Claim; texts: ClaimTexts; checking: EndpointName; removal: string };

/** The card. */
export function ClaimCard({ claim: { host, state, notes, records }, texts, checking, removal }: ClaimCardProps) {
	return (
		<Card title={<span className="dns-name">{host}</span>} end={<Tag tone={stateTones[state]}>{texts.state}</Tag>}>
			<div className="stack">
				<p>{texts.about}</p>
				{texts.problem && <Notice tone={state === "failed" ? "bad" : "warn"}>{texts.problem}</Notice>}
				{notes.length > 0 && state !== "active" && (
					<div>
						<p className="strong">{texts.notes}</p>
						<ul className="dns-notes" lang="en">
							{notes.map((note) => (
								<li key={note}>{note}</li>
							))}
						</ul>
					</div>
				)}
				{records.length > 0 && <DnsRecords host={host} records={records} />}
				{texts.more && <p className="soft">{texts.more}</p>}
				<p className="soft">{texts.when}</p>
				{state !== "removing" && (
					<div className="row-wrap">
						<EndpointForm form={checking} instance={host} preventScrollReset>
							<input type="hidden" name="host" value={host} />
							<SubmitButton form={checking} instance={host} aria-label={texts.checkOf}>
								{texts.check}
							</SubmitButton>
						</EndpointForm>
						<ButtonLink href={removal} opens="dialog" aria-label={texts.removeOf}>
							{texts.remove}
						</ButtonLink>
					</div>
				)}
			</div>
		</Card>
	);
}
