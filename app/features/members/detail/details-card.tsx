/** What is known of a member: how to reach them, their days, their home, and the account's own fields. */
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { type Lookup, useTranslation } from "~/ui/texts";
import { CutText } from "./cut-text";
import type { MemberData } from "./member-data";

/** The card; days and other columns by the account's switches. */
export function DetailsCard({ member, shows }: Pick<MemberData, "member" | "shows">) {
	const { t } = useTranslation("member-detail");
	const { written, time_since: since } = member;
	const facts: [string, React.ReactNode][] = [
		[t("panel.email"), member.email || "-"],
		...(shows.participantId ? [[t("panel.participantId"), member.participant_id] as const] : []),
		...(shows.phone ? [[t("panel.phone"), member.phone || "-"] as const] : []),
		...(shows.hireDate ? [[t("panel.hireDate"), written.hire_date ?? "-"] as const] : []),
		...(since?.of === "hire" && shows.hireDate ? [[t("panel.timeSinceHire"), inWords(since, t)] as const] : []),
		...(shows.terminationDate && written.termination_date
			? [[t("panel.terminationDate"), written.termination_date] as const]
			: []),
		...(since?.of === "termination" && shows.terminationDate
			? [[t("panel.timeSinceTermination"), inWords(since, t)] as const]
			: []),
		...(shows.dob ? [[t("panel.dob"), member.dob ?? "-"] as const] : []),
		[t("panel.manager"), <Manager key="manager" manager={member.manager} />],
		...(member.distributor_name ? [[t("panel.distributor"), distributorOf(member)] as const] : []),
		[t("panel.address"), addressOf(member) || "-"],
		[t("panel.country"), written.country],
		[t("panel.language"), written.language],
		...member.additional_fields.map(({ label, value }) => [label, <CutText key={label} text={value} />] as const),
	].map(([label, value]) => [String(label), value]);
	return (
		<Card title={t("panel.details")}>
			<dl className="member-facts">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

/** Who supplies a customer, and how to reach them. */
function distributorOf(member: MemberData["member"]): string {
	const { distributor_name, distributor_title, distributor_email, distributor_phone } = member;
	return [distributor_name, distributor_title, distributor_email, distributor_phone].filter(Boolean).join(", ");
}

function Manager({ manager }: Pick<MemberData["member"], "manager">) {
	if (!manager) return <>-</>;
	return (
		<Anchor className="link hit" href={`/members/${manager.id}`}>
			{manager.name}
		</Anchor>
	);
}

function addressOf({ address1, address2, city, state, zip }: MemberData["member"]): string {
	return [address1, address2, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

function inWords({ years, months }: { years: number; months: number }, t: Lookup<"member-detail">): string {
	const parts = [
		...(years > 0 ? [t("panel.years", { count: years })] : []),
		...(months > 0 || years === 0 ? [t("panel.months", { count: months })] : []),
	];
	return parts.join(" ");
}
