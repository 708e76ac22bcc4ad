/** All screens, where each feature lists its own, the address at which scripts ask, and the files of graphs. Written by `npm run wire`; change what it lists instead. */
import type { RouteConfig } from "@remix-run/route-config";
import { callRoutes } from "./call/routes";
import { activityRoutes } from "./features/activity/routes";
import { addressesRoutes } from "./features/addresses/routes";
import { anniversariesRoutes } from "./features/anniversaries/routes";
import { announcementsRoutes } from "./features/announcements/routes";
import { appreciationsRoutes } from "./features/appreciations/routes";
import { auditRoutes } from "./features/audit/routes";
import { badgesRoutes } from "./features/badges/routes";
import { budgetsRoutes } from "./features/budgets/routes";
import { bulkActionsRoutes } from "./features/bulk-actions/routes";
import { buyPointsRoutes } from "./features/buy-points/routes";
import { catalogRoutes } from "./features/catalog/routes";
import { certificatesRoutes } from "./features/certificates/routes";
import { checkoutRoutes } from "./features/checkout/routes";
import { contactRoutes } from "./features/contact/routes";
import { credentialsRoutes } from "./features/credentials/routes";
import { directoryRoutes } from "./features/directory/routes";
import { executiveSummaryRoutes } from "./features/executive-summary/routes";
import { faqsRoutes } from "./features/faqs/routes";
import { followersRoutes } from "./features/followers/routes";
import { formsRoutes } from "./features/forms/routes";
import { galaxyRoutes } from "./features/galaxy/routes";
import { gamesRoutes } from "./features/games/routes";
import { globalFiltersRoutes } from "./features/global-filters/routes";
import { groupsRoutes } from "./features/groups/routes";
import { homeRoutes } from "./features/home/routes";
import { howToVideosRoutes } from "./features/how-to-videos/routes";
import { ideasRoutes } from "./features/ideas/routes";
import { importsRoutes } from "./features/imports/routes";
import { invitationsRoutes } from "./features/invitations/routes";
import { listViewsRoutes } from "./features/list-views/routes";
import { medalliaRoutes } from "./features/medallia/routes";
import { membersRoutes } from "./features/members/routes";
import { moderationRoutes } from "./features/moderation/routes";
import { nominationsRoutes } from "./features/nominations/routes";
import { notificationsRoutes } from "./features/notifications/routes";
import { ordersRoutes } from "./features/orders/routes";
import { photosRoutes } from "./features/photos/routes";
import { pointsRoutes } from "./features/points/routes";
import { pollsRoutes } from "./features/polls/routes";
import { profileRoutes } from "./features/profile/routes";
import { programsRoutes } from "./features/programs/routes";
import { rebatesRoutes } from "./features/rebates/routes";
import { recognitionRoutes } from "./features/recognition/routes";
import { reportsRoutes } from "./features/reports/routes";
import { rulesRoutes } from "./features/rules/routes";
import { salesRoutes } from "./features/sales/routes";
import { salesCustomersRoutes } from "./features/sales-customers/routes";
import { salesDashboardRoutes } from "./features/sales-dashboard/routes";
import { salesReportsRoutes } from "./features/sales-reports/routes";
import { scoreboardsRoutes } from "./features/scoreboards/routes";
import { searchRoutes } from "./features/search/routes";
import { sessionRoutes } from "./features/session/routes";
import { settingsRoutes } from "./features/settings/routes";
import { setupRoutes } from "./features/setup/routes";
import { signUpRoutes } from "./features/sign-up/routes";
import { surveysRoutes } from "./features/surveys/routes";
import { tcplRoutes } from "./features/tcpl/routes";
import { translationsRoutes } from "./features/translations/routes";
import { userLevelsRoutes } from "./features/user-levels/routes";
import { walletsRoutes } from "./features/wallets/routes";
import { wishListsRoutes } from "./features/wish-lists/routes";
import { graphRoutes } from "./graph/routes";

export default [
	...callRoutes,
	...graphRoutes,
	...activityRoutes,
	...addressesRoutes,
	...anniversariesRoutes,
	...announcementsRoutes,
	...appreciationsRoutes,
	...auditRoutes,
	...badgesRoutes,
	...budgetsRoutes,
	...bulkActionsRoutes,
	...buyPointsRoutes,
	...catalogRoutes,
	...certificatesRoutes,
	...checkoutRoutes,
	...contactRoutes,
	...credentialsRoutes,
	...directoryRoutes,
	...executiveSummaryRoutes,
	...faqsRoutes,
	...followersRoutes,
	...formsRoutes,
	...galaxyRoutes,
	...gamesRoutes,
	...globalFiltersRoutes,
	...groupsRoutes,
	...homeRoutes,
	...howToVideosRoutes,
	...ideasRoutes,
	...importsRoutes,
	...invitationsRoutes,
	...listViewsRoutes,
	...medalliaRoutes,
	...membersRoutes,
	...moderationRoutes,
	...nominationsRoutes,
	...notificationsRoutes,
	...ordersRoutes,
	...photosRoutes,
	...pointsRoutes,
	...pollsRoutes,
	...profileRoutes,
	...programsRoutes,
	...rebatesRoutes,
	...recognitionRoutes,
	...reportsRoutes,
	...rulesRoutes,
	...salesRoutes,
	...salesCustomersRoutes,
	...salesDashboardRoutes,
	...salesReportsRoutes,
	...scoreboardsRoutes,
	...searchRoutes,
	...sessionRoutes,
	...settingsRoutes,
	...setupRoutes,
	...signUpRoutes,
	...surveysRoutes,
	...tcplRoutes,
	...translationsRoutes,
	...userLevelsRoutes,
	...walletsRoutes,
	...wishListsRoutes,
] satisfies RouteConfig;
