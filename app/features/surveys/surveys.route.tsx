/** The surveys that a person is asked to answer; account owners find the way to all of them here. */
import { useLoaderData } from "@remix-run/react";
import { mySurveysFace } from "#workers/features/surveys/lists/get-my-surveys";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

export const loader = listLoader(mySurveysFace, { manage: "surveys/get-managed-surveys" });

export const action = reportAction(mySurveysFace);

export const meta = titleMeta;

const tones = { to_answer: "main", started: "warn", sent: "good", missed: "plain", paused: "plain" } as const;

/** The screen. */
export default function Surveys() {
	const { title, list, may } = useLoaderData<typeof loader>();
	const { t } = useTranslation("surveys");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			actions={may.manage && <ButtonLink href="/surveys/manage">{t("manage.link")}</ButtonLink>}
			cells={{
				name: ({ id, name, state }) => (
					<Anchor
						className="link hit strong"
						href={state === "to_answer" || state === "started" ? `/surveys/answer/${id}` : `/surveys/${id}`}
					>
						{name}
					</Anchor>
				),
				state: ({ state }) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
			}}
			drawing="feed"
		/>
	);
}
