/** One member for the account owner: who they are, what they have, and what can be done for them. */
import { useLoaderData } from "@remix-run/react";
import { SurveyPanel } from "~/features/surveys";
import { titleMeta } from "~/shell/title-meta";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { HashTabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { MemberStatus } from "../member-status";
import { Notes } from "../notes/notes";
import { TokenCard } from "../token/token-card";
import { AccessCard } from "./access-card";
import { DetailsCard } from "./details-card";
import { FiguresOfMember } from "./figures";
import type { loader } from "./member.server";
import type { MemberData } from "./member-data";
import { ModerationCard } from "./moderation-card";
import { RecognitionCard } from "./recognition-card";
import "../members.css";

export { serverErrorAction as clientAction } from "~/form/server-error";
export { action, loader } from "./member.server";

export const meta = titleMeta;

/** The page. */
export default function MemberPage() {
	const data = useLoaderData<typeof loader>();
	const { member, isSelf, notes, salesHref } = data;
	const { t } = useTranslation("member-detail");
	return (
		<div className="stack">
			<PageHead
				title={member.name}
				subtitle={<HeadLine {...data} />}
				back={{ href: "/members", label: t("panel.back") }}
				actions={<Actions {...data} />}
			/>
			{isSelf && <Notice>{t("panel.self")}</Notice>}
			<HashTabs
				label={t("tabs.label")}
				tabs={[
					{ id: "profile", label: t("tabs.profile"), content: <Profile {...data} /> },
					...(notes
						? [{ id: "notes", label: t("tabs.notes"), content: <Notes {...notes} at={`/members/${member.id}`} /> }]
						: []),
				]}
				links={[
					{ href: `/members/${member.id}/timeline`, label: t("tabs.timeline") },
					...(salesHref ? [{ href: salesHref, label: t("sales-customers:person.tab") }] : []),
				]}
			/>
		</div>
	);
}

function Profile(data: MemberData) {
	const { member, moderation, token, surveys } = data;
	return (
		<div className="stack">
			<FiguresOfMember {...data} />
			<div className="split">
				<DetailsCard {...data} />
				<div className="stack">
					{moderation && <ModerationCard moderation={moderation} member={member} />}
					<RecognitionCard {...data} />
					<AccessCard {...data} />
					{token && <TokenCard {...token} />}
				</div>
			</div>
			{surveys && <SurveyPanel panel={surveys} user_id={member.id} />}
		</div>
	);
}

function HeadLine({ member, shows, isGifting }: MemberData) {
	const { t } = useTranslation("settings");
	const words = [shows.title && member.title, shows.role && t(`roles.names.${member.role}`)].filter(Boolean);
	return (
		<span className="row member-head">
			<Avatar name={member.name} image_url={member.image_url} sizePx={48} />
			<span className="stack-small">
				<span>{words.join(", ")}</span>
				{shows.status && <MemberStatus status={member.status} isGifting={isGifting} />}
			</span>
		</span>
	);
}

function Actions({ member, isSelf, mayGetPoints, walletHref }: MemberData) {
	const { t } = useTranslation("member-detail");
	return (
		<>
			{member.is_active === 1 && !isSelf && (
				<ButtonLink icon="logout" href={`/login/sudo/${member.id}`} opens="dialog">
					{t("panel.signInAs")}
				</ButtonLink>
			)}
			{mayGetPoints && (
				<ButtonLink icon="award" href={`/members/${member.id}/points`} opens="dialog">
					{t("panel.givePoints")}
				</ButtonLink>
			)}
			{walletHref && !isSelf && (
				<ButtonLink icon="wallet" href={walletHref}>
					{t("panel.issueWallet")}
				</ButtonLink>
			)}
			{member.requesting_user_can_edit_user === 1 && (
				<ButtonLink icon="edit" href={`/members/${member.id}/edit`}>
					{t("panel.edit")}
				</ButtonLink>
			)}
		</>
	);
}
