/** The domain from which emails come, in the words of sender domains. */
import type { useLoaderData } from "@remix-run/react";
import { useTranslation } from "~/ui/texts";
import { ClaimCard } from "../domains/claim-card";
import type { loader } from "./sender.server";

type PageSenderDomain = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["domain"]>;

/** The card. */
export function SenderDomainCard({ domain }: { domain: PageSenderDomain }) {
	const { t } = useTranslation("sender-domains");
	const { host, state, problem, asked, checked, until } = domain;
	const isFailed = state === "failed";
	const about = problem === "records_missing" ? "missing" : state;
	return (
		<ClaimCard
			claim={domain}
			checking="sender-domains/check-sender-domain"
			removal="/settings/sender/remove"
			texts={{
				state: t(`states.${state}`),
				about: t(`about.${about === "verified" ? "pending" : about}`, { until }),
				problem: problem && t(`problems.${problem}`),
				notes: t("notes"),
				when: `${t("asked", { when: asked })}${checked ? ` · ${t("checked", { when: checked })}` : ""}`,
				check: t(isFailed ? "again" : "check"),
				checkOf: t(isFailed ? "againOf" : "checkOf", { host }),
				remove: t("remove"),
				removeOf: t("removeOf", { host }),
			}}
		/>
	);
}
