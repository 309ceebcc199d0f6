/**
 * Words of the lexicon that ordinary documents often have, most of them in another language: "bite" is English, too.
 * They are no entries, because texts of all languages are searched for the words of all. Counted in documents that the
 * trainer reads.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `met,string,after,con,zero,dan,po,null,made,pd,down,won,av,anders,programa,nicht,nu,peter,cu,beta,sau,pot,pipe,
  regardless of,nul,toto,lui,rate,asi,passe,sob,privacy,got,unlimited,dom,len,69,nt,minus,repeatedly,sulla,grosse,
  ratio,sm,fu,zak,dummy,bot,rates,gdzie,pack,awk,or else,dong,cons,slip,bom,altrimenti,morda,mala,remplacer,wissen,
  rato,bites,chamar,unbounded,free from,falso,laid,fout,sales,sb,ano,nano,animal,rat,maximum length,crl,na saida,
  cope,tard,bite,colons,continuamente,monster,jadra,uitzetten,scopo,cheat,cao,falsa,dolu,putin,lus,duro,kont,animals,
  banana,pede,recursivamente,go away,luis,bh,maximally,inaczej,get lost,maintenance mode,zona,bande,all possible,
  every possible,do anything,inferior,site,jeune,kurs,reden`
    .split(',')
    .map((word) => word.trim()),
);
