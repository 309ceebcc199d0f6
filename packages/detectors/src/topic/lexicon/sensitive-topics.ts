import type { TopicEntry } from './topic-entry.ts';

/** Topics that callers usually want to exclude. The terms name the subject and do not judge it. */
export const sensitiveTopics: readonly TopicEntry[] = [
  {
    id: 'violence',
    names: 'violent, crime, crimes, terrorism, murder, abuse, physical harm, violent crime, war, criminal activity',
    strong:
      'murder, murdered, homicide, assassinate, assassination, stabbing, stabbed, massacre, genocide, mass shooting, school shooting, terrorist, terrorism, terrorist attack, torture, tortured, beheading, kidnap, kidnapping, domestic violence, assault and battery, gang violence, serial killer, suicide bomber, lynching, rape, hostage, arson, ethnic cleansing, violent, violence, bloodshed, beat him up, beat her up, strangle, bludgeon, mutilate, dismember',
    medium:
      'kill, killed, killing, killer, assault, attacker, attack, victim, brutal, gore, blood, shooting, shot dead, threat, threaten, extremist, riot, abuse, abused, stab, punch, execution, war crime, insurgent, beating, poison, gang, mob',
    weak: 'fight, hurt, dead, death, die, harm, weapon, gun, knife, war, danger, police, hit',
  },
  {
    id: 'weapons',
    names: 'weapon, guns, gun, firearms, firearm, explosives, bombs, arms, ammunition',
    strong:
      'firearm, handgun, rifle, shotgun, pistol, revolver, ak-47, ar-15, glock, ammunition, ammo, grenade, explosive, pipe bomb, bomb-making, molotov cocktail, machine gun, silencer, suppressor, landmine, missile, rocket launcher, nerve gas, chemical weapon, biological weapon, nuclear weapon, weapons of mass destruction, ghost gun, gunpowder, c4, tnt, dynamite, detonator, sarin, anthrax, crossbow, switchblade, bayonet, warhead, gun license, concealed carry, second amendment, weapon, weaponry, bump stock, nitroglycerin, thermite',
    medium:
      'gun, bomb, bullet, cartridge, caliber, sniper, knife, sword, trigger, artillery, torpedo, drone strike, arms dealer, magazine capacity, holster, fuse, armory, shooting range, blade, tank shell',
    weak: 'shoot, weaponize, army, military, ban, explosion, barrel, scope, magazine, fire',
  },
  {
    id: 'drugs',
    names:
      'drug, illegal drugs, narcotics, substance abuse, controlled substances, illicit drugs, alcohol and drugs, substances',
    strong:
      'cocaine, heroin, methamphetamine, crystal meth, meth, marijuana, cannabis, weed dealer, lsd, mdma, ecstasy pill, fentanyl, opioid, opiate, psilocybin, magic mushrooms, ketamine, drug dealer, drug trafficking, drug cartel, crack cocaine, narcotic, amphetamine, hallucinogen, drug addict, overdose, rehab, substance abuse, getting high, thc, bong, dmt, oxycodone, xanax bars, steroid cycle, snort, controlled substance, drug abuse, drug addiction, illegal drug, dealer of drugs, pcp, ghb',
    medium:
      'drug, addiction, addict, addicted, stoned, joint, cartel, dealer, withdrawal symptoms, syringe, smoking weed, weed, morphine, codeine, adderall, alcoholism, vaping, tobacco, nicotine, trafficking, psychedelic, intoxicated',
    weak: 'high, pill, smoke, smoking, dose, alcohol, substance, inject, abuse, smuggle, party',
  },
  {
    id: 'gambling',
    names: 'betting, casino, casinos, gamble, lottery, poker',
    strong:
      "gambling, gamble, gambler, casino, poker, blackjack, roulette, slot machine, sports betting, bookmaker, bookie, betting odds, place a bet, wager, lottery, lottery ticket, jackpot, texas hold'em, baccarat, craps table, parlay, point spread, las vegas casino, online casino, betting, card counting, free spins, scratch card, powerball, draftkings, over/under, punter, sportsbook",
    medium:
      'bet, odds, dice, stake, bluff, house edge, winnings, high roller, payout, chips, bingo, raffle, handicap, all in',
    weak: 'win, lose, card, luck, lucky, chance, table, spin, bonus, horse race, dealer',
  },
  {
    id: 'adult',
    names:
      'adult content, sex, sexual, sexual content, pornography, porn, nsfw, explicit content, erotica, nudity, sexuality',
    strong:
      'porn, pornography, pornographic, erotic, erotica, sexual, sexually, sexuality, sexual intercourse, nude, nudity, naked, masturbate, masturbation, orgasm, blowjob, oral sex, anal sex, penis, vagina, genitals, fetish, bdsm, escort service, prostitute, prostitution, brothel, onlyfans, strip club, stripper, hookup, threesome, sexting, sex toy, dildo, vibrator, hentai, xxx, nsfw, sex, horny, camgirl, lingerie, seduce, kink, dominatrix',
    medium:
      'aroused, arousal, sexy, breast, condom, lust, intimate, one night stand, topless, explicit, sensual, foreplay, swinger, virginity, thong, moan, undress, libido',
    weak: 'adult, body, bed, kiss, touch, hot, love, passion, intimacy, desire, underwear',
  },
  {
    id: 'self_harm',
    names: 'self harm, self-harm, suicide, suicidal, self injury, self-injury, eating disorders',
    strong:
      "suicide, suicidal, kill myself, killing myself, end my life, take my own life, self-harm, self harm, cutting myself, hurt myself, hurting myself, want to die, wish i was dead, no reason to live, overdose on pills, hang myself, suicide note, suicide prevention, crisis line, anorexia, bulimia, pro-ana, end it all, better off dead, slit my wrists, jump off a bridge, self-injury, don't want to live, not want to live, unalive, starve myself, suicide hotline",
    medium:
      'hopeless, worthless, self-destructive, hang himself, hang herself, kill himself, kill herself, wrists, starving, purge, purging, razor blade, unbearable, eating disorder, burden to everyone, give up on life, despair',
    weak: 'die, dying, death, pain, alone, depressed, depression, cut, cutting, hurt, blade, pills, sad',
  },
];
