interface Place {
  port: number
  host: string
}

export function whyNotListen(place: Place): Promise<string | undefined>
export function cantListen(place: Place, error: unknown): string
