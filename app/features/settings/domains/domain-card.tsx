/** One domain of the account's own, in the words of domains. */
import type { useLoaderData } from "@remix-run/react";
import { useTranslation } from "~/ui/texts";
import { ClaimCard } from "./claim-card";
import type { loader } from "./domains.server";

/** A domain as the page has it. */
export type PageDomain = ReturnType<typeof useLoaderData<typeof loader>>["domains"][number];

/** The card. */
export function DomainCard({ domain }: { domain: PageDomain }) {
	const { t } = useTranslation("domains");
	const { host, state, problem, records, asked, checked, until } = domain;
	const isFailed = state === "failed";
	const isMore = state === "pending" && !records.some(({ purpose }) => purpose === "certificate");
	return (
		<ClaimCard
			claim={domain}
			checking="domains/check-domain"
			removal={`/settings/domains/remove?${new URLSearchParams({ host })}`}
			texts={{
				state: t(`states.${state}`),
				about: t(`about.${state}`, { until }),
				problem: problem && t(`problems.${problem}`),
				notes: t("notes"),
				...(isMore && { more: t("records.more") }),
				when: `${t("asked", { when: asked })}${checked ? ` · ${t("checked", { when: checked })}` : ""}`,
				check: t(isFailed ? "again" : "check"),
				checkOf: t(isFailed ? "againOf" : "checkOf", { host }),
				remove: t("remove"),
				removeOf: t("removeOf", { host }),
			}}
		/>
	);
}
