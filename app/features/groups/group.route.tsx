/** One group: who is in it and by which rules, which programs name it, and what can be done with it. */
import { useLoaderData } from "@remix-run/react";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./group.server";
import { RulesInWords } from "./rules-in-words";
import "./groups.css";

export { loader } from "./group.server";

export const meta = titleMeta;

/** The page. */
export default function GroupPage() {
	const { group, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	const { id, name, kind } = group;
	const adding = kind === "list" && (
		<ButtonLink kind="main" icon="plus" href={`/groups/${id}/edit`}>
			{t("page.add")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={name}
			caption={t("page.people")}
			subtitle={t("page.counts", { active: group.active_members_count, waiting: group.pending_members_count })}
			back={{ href: "/groups", label: t("list.title") }}
			actions={
				<>
					<ButtonLink kind="quiet" href={`/groups/${id}/delete`} opens="dialog">
						{t("page.delete")}
					</ButtonLink>
					<ButtonLink href={`/members?user_groups=${id}`}>{t("page.members")}</ButtonLink>
					<ButtonLink icon="edit" kind={kind === "rules" ? "main" : undefined} href={`/groups/${id}/edit`}>
						{t("page.edit")}
					</ButtonLink>
				</>
			}
			cells={{
				name: (person) => (
					<Anchor className="row person group-person" href={`/members/${person.id}`}>
						<Avatar name={person.name} image_url={person.image_url} sizePx={32} />
						<span className="strong">{person.name}</span>
					</Anchor>
				),
				is_active_flag: ({ status }) => t(`members:owners.status.${status}`),
				sales_representatives: ({ sales_representatives: reps }) => reps.map((rep) => rep.name).join(", ") || "-",
			}}
			bulk={
				kind === "list"
					? {
							action: `/groups/${id}/remove`,
							name: "user",
							label: t("page.remove"),
							nameOf: (person) => t("page.select", { name: person.name }),
						}
					: undefined
			}
			drawing="people"
			emptyAction={adding}
		>
			<About />
		</ListScreen>
	);
}

function About() {
	const { group, programs } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	return (
		<>
			{group.is_filling === 1 && <Notice>{t("page.filling")}</Notice>}
			<Card className="stack-small">
				{group.description && <p>{group.description}</p>}
				{group.kind === "rules" ? (
					<RulesInWords matching={group.matching} rules={group.rules} />
				) : (
					<p>{t("page.list")}</p>
				)}
				{programs.length === 0 ? (
					<p className="soft">{t("page.unused")}</p>
				) : (
					<>
						<p className="soft">{t("page.programs")}</p>
						<ul className="plain-list row-wrap">
							{programs.map(({ id, name }) => (
								<li key={id}>
									<Anchor className="link hit" href={`/programs/detail/${id}`}>
										{name}
									</Anchor>
								</li>
							))}
						</ul>
					</>
				)}
			</Card>
		</>
	);
}
