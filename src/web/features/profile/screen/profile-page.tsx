import { useQuery, useQueryClient } from "@tanstack/react-query"
import { weightUnitOf } from "#domain/measures/units.ts"
import { Link } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { useOnline } from "#web/device/online.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { AccountLines } from "../account/account-lines.tsx"
import { LogOutButton } from "../account/log-out-button.tsx"
import { DeviceLines } from "../device/device-lines.tsx"
import { BarbellForm } from "../equipment/barbell-form.tsx"
import { WeightLists } from "../equipment/weight-lists.tsx"
import { OwnExercises } from "../exercises/own-exercises.tsx"
import { LimitList } from "../limits/limit-list.tsx"
import { knownProfileQuery, likelyChoices, type Profile, profileQuery } from "../queries.ts"
import { ProfileEditor } from "./profile-editor.tsx"
import styles from "./profile.module.css"
import { sentences } from "./sentences.ts"

const PictureField = lazyPart(async () => (await import("../person/picture-field.tsx")).PictureField)

const SecurityCard = lazyPart(async () => (await import("../security/security-card.tsx")).SecurityCard)

/** The profile: the person, their equipment and units, this device, and the account. */
export function ProfilePage() {
  const { id: userId, email = "" } = useUser()
  const profile = useQuery(profileQuery(userId, email))
  const known = useKnownProfile(userId)
  const shown = profile.data ?? known

  return (
    <div className="page">
      <div className="spread page-head">
        <span className="row">
          <h1>{sentences.title}</h1>
          {shown && <span className="badge tier">{sentences.tier(shown.tier)}</span>}
        </span>
        <LogOutButton />
      </div>
      <div className={styles["columns"]}>
        <div className="stack-l">
          <section className="block" aria-labelledby="profile-you">
            <header>
              <h2 id="profile-you">{sentences.you}</h2>
            </header>
            {profile.isError && !shown && (
              <LoadProblem sentence={profile.error.message} onLoadAgain={() => void profile.refetch()} />
            )}
            {profile.data && (
              <div className={styles["picturePlace"]}>
                <PictureField userId={userId} />
              </div>
            )}
            {profile.data && <ProfileEditor {...{ userId, email }} profile={profile.data} />}
            {!profile.data && known && (
              // The stored profile may be out of date.
              <fieldset disabled className={styles["known"]}>
                <ProfileEditor {...{ userId, email }} profile={known} isReadOnly />
              </fieldset>
            )}
            {profile.isPending && !shown && (
              <Skeleton className={styles["loading"]}>{shared.loading}</Skeleton>
            )}
          </section>
          <div className="alert">
            <p>
              <strong>{sentences.importantNote}</strong>
            </p>
            <p className="small">{sentences.disclaimer}</p>
          </div>
          <section className="block" aria-labelledby="profile-body">
            <header>
              <h2 id="profile-body">{titles["/profile/body"]}</h2>
              <Link className="button" to="/profile/body">
                {sentences.openBody}
              </Link>
            </header>
            <p className="small soft">{sentences.bodyAbout}</p>
          </section>
        </div>
        <div className="stack-l">
          <BarbellForm
            userId={userId}
            unit={weightUnitOf(shown?.unit_system ?? likelyChoices().unit_system)}
            column={profile.data?.barbells}
          />
          <WeightLists
            userId={userId}
            unit={weightUnitOf(shown?.unit_system ?? likelyChoices().unit_system)}
            column={profile.data?.barbells}
          />
          <LimitList userId={userId} />
          <DeviceLines />
          <AccountLines isAdmin={profile.data?.tier === "admin"} />
          <OwnExercises userId={userId} />
          {/* The Security card is last, because its lists load late and would push down whatever the person is about to press. */}
          <SecurityCard />
        </div>
      </div>
    </div>
  )
}

/** The stored profile, while the device is offline. */
function useKnownProfile(userId: string): Profile | undefined {
  const client = useQueryClient()
  const isOnline = useOnline()
  if (isOnline) return undefined
  return client.getQueryData(knownProfileQuery(userId).queryKey) ?? undefined
}
