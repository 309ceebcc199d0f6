import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in Portuguese as people type them, and harmless lines with the same words. */
export const abusePt: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'pt',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Cara, como é que alguém consegue ser tão «burro|tapado|lerdo|besta|anta|jumento|tonto»? Quer que eu «desenhe|soletre|explique com massinha»?
«Palhaço|Otário|Babaca|Paspalho|Panaca|Mané|Trouxa|Energúmeno», lê o post antes de «cagar regra|falar abobrinha|passar vergonha»
kkkkk q «fracassado|vacilão|zé ninguém|perdedor|pamonha|fudidinho|encostado|bundão» vc é mano 🤡
És mesmo um «atrasado de ideias|parvalhão|palerma|totó|labrego|imbecil|morcão|pateta», pá. «Vai dar banho ao cão|Desaparece|Vai ver se chove|Cala-te de vez».
ninguém te chamou aqui, «baranga|jararaca|bruxa|mocreia|cobra|galinha|piriguete|recalcada», volta pro teu buraco
Você é «um lixo|um verme|um nada|um peso morto|um parasita|um erro|uma vergonha pra família|um desperdício de oxigênio», e todo mundo aqui sabe disso menos você.
Tens o QI de «um calhau|uma couve|uma porta|um tijolo|uma ameba|um tremoço» e ainda vens dar lições de moral
Quem «canta|dirige|escreve|joga|se veste» desse jeito devia «ter vergonha|se esconder|apagar a conta», «espantalho|aberração|cara de sapo|bicho feio|assombração».
Olha a «baleia|gorda|pelancuda|palito|dragoa|múmia|bola de banha» achando que é «modelo|cantora|a dona do pedaço» 😂😂
O colunista é «um vendido|um puxa-saco|um mentiroso|um ignorante|um escriba de aluguel|um farsante» que «não sabe usar vírgula|inventa fonte|escreve com o cotovelo».
Senhor vereador, o senhor é «um covarde|um ladrão|um incompetente|um cara de pau|um pilantra|um bajulador», a cidade inteira ri da sua cara e com razão.
Meu vizinho é «um canalha|um porco|um patife|um sujo|um cafajeste|um nojento|um crápula», e a mulher dele «uma cobra|uma fofoqueira|uma megera|uma falsa|uma víbora».
Malta do 9.º B: com a «person» ninguém fala, «cheira mal|é bufa|inventa tudo|é uma aberração», quem se sentar ao lado dela também leva
«Cala a boca|Fecha a matraca|Cala-te|Fecha o bico|Bico calado|Engole esse choro», «sabichão|linguarudo|chorão|metido|mala sem alça|pentelho|dono da verdade».
Não admira que «a tua mulher te tenha deixado|não tenhas amigos|os teus filhos te evitem|vivas com a mamã aos quarenta», «bêbado|egoísta|calão|inútil|falhado|parolo».
time de «bot|lixo|criança|cego|bagre» e vc é o pior, desinstala, «noob|bagre|mão de alface|pé de rato|ruim demais|inútil»
Você é «idiota|zureta|imbecil|débil|demente|jegue|tongo» de nascença ou «fez curso|treina em casa|recebe por isso»?
Você me dá «nojo|pena|ânsia|vergonha alheia|asco». É a pessoa mais «falsa|medíocre|baixa|podre|sem caráter|mesquinha|desprezível» que já pisou «nesta empresa|nesta escola|na minha casa».
Chefinho de meia tigela, sem esse crachá você é «ninguém|um coitado|um zero|um capacho»: «lambe-botas de cima e carrasco de baixo|tirano de corredor|sanguessuga», é assim que te chamam no café.
Gente como você, «escória|ratazana|barata|sanguessuga|praga|gentalha|carniça», é o motivo de existir cadeado.
Com essa «cara de cavalo|fuça|tromba|cara de bolacha|dentadura|testa de outdoor|cabeça de melão» eu «não tirava selfie|usava saco|ficava no escuro», juro.
sai do grupo «traíra|dedo-duro|cobra|falso|fura-olho|judas|X9», nunca ninguém gostou de você
Vou repetir devagar para «burros|analfabetos|limitados|jumentos|quadrúpedes|bois de presépio» como você: Não. Sabe. De. Nada.
A professora de física é «uma bruxa|uma louca|uma mal-amada|uma incompetente|uma sádica|uma velha coroca», «odeia aluno|só grita|humilha quem pergunta», devia criar pedra.
Li o teu desabafo todo. Mentes, choras e a culpa é sempre dos outros. «Metes nojo.|Não vales nada.|Tiveste o que mereceste.|Nunca ninguém te vai querer.|Que pena da tua mãe.»
Igualzinho ao pai: «cachaceiro|vigarista|vagabundo|bandido|encostado», «vai acabar do mesmo jeito|fruta podre do mesmo pé|o fim é o mesmo buraco».
Ô da caminhonete preta: «animal|cavalo|jegue|ogro|troglodita|boçal|barbeiro desgraçado», a carteira veio «no pacote de bolacha|na rifa da igreja|de brinde no posto»?
Influencer? Você é «uma fraude|um charlatão|uma vendedora de ilusão|um coach de araque|um deslumbrado|uma ridícula», «só sua tia te segue|dá vergonha|nem anúncio de sabão te quer».
Tem vergonha nessa cara, «ingrata|aproveitador|hipócrita|sem coração|urubu|cínico|mau-caráter». Fazer isso com a própria «avó|irmã|mãe» não é coisa de gente.
Vizinha do 302, a senhora é «uma porca|uma mal-educada|uma doida|uma fofoqueira|uma barraqueira|uma encrenqueira», o prédio inteiro torce pra senhora «se mudar|sumir».
Três meses aguentando teu choro. Vou dizer o que todo mundo pensa: você é «chato e burro feito uma porta|um sanguessuga egoísta|o pior da turma», a gente te chama por pena e comemora quando você vai embora.
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'pt',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«Vai tomar no cu|Vai se foder|Vai à merda|Vai pra puta que pariu|Vai-te foder|Vai pro caralho|Vai cagar|Mete no cu», «filho da puta|arrombado|cuzão|escroto|cabrão|corno|bosta|desgraçado».
vsf «fdp|arrombad0|krl|cuzao|seu merda|pau no cu|fdp do krlh|lixo», «some|tmnc|morre|aprende a jogar»
Empresa de merda, vocês são «um bando de filho da puta|ladrões do caralho|uns bostas|uns cuzões», devolve meu dinheiro, «porra|caralho|cacete»!
A tua mãe é uma «puta|vaca|cadela|rameira» e tu és a prova de que «a merda anda|devia ter fechado as pernas|nem todos os abortos resultam».
Puta que te pariu, «seu corno|seu bosta|seu merda|seu escroto|sua vaca|seu filho de uma égua|seu cu de burro», olha por onde anda!
caralho, és mesmo «um cabrão|um monte de merda|uma besta de merda|um filho da puta|um merdas|um conas», «desampara a loja|põe-te a andar|vai levar no cu» 🖕
f1lho da p*ta, arr0mbado, c*zão, «bane logo|denunciado|tomara que perca a conta», «m3rda|d3sgraçado|l1xo h*mano»
Fecha essa «merda de boca|boca de bueiro|porra dessa matraca», «puxa-saco de merda|chupa-pau|punheteiro|cara de cu|saco de merda|comedor de bosta».
A nova gerente? Uma «vaca|puta|vagabunda|cachorra|galinha|piranha|vadia», deu pra chefia inteira, todo mundo sabe.
Tô cagando «pra você|pra tua opinião|pras tuas regras», «seu monte de bosta|cuzão|pedaço de merda|arrombado do caralho|seu peido|babaca do cacete».
Juiz «filho da puta|ladrão do caralho|vendido de merda|corno|cego do cacete», «tomara que o pneu estoure|vai tomar no cu|federação de bosta».
Tá olhando o quê, «seu merda|cuzão|porra|escroto|arrombado|babaca de merda|filho da puta»? Vai «se foder pra lá|cagar longe|tomar onde o sol não bate».
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'pt',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
Sei a que horas «sais do ginásio|deixas a miúda na escola|fechas a loja|passeias o cão». «Põe-te a pau|Olha por cima do ombro|Até logo|Dorme bem enquanto podes», «jeitoso|princesa|campeão».
Mais «uma palavra|uma mensagem pra minha mulher|um comentário» e eu te «quebro no meio|arrebento|furo|encho de tiro|arranco os dentes|mando pro hospital|deixo na cadeira de rodas|mato».
«Se mata|Se enforca|Pula da ponte|Dá um tiro na cabeça|Some do mundo pra sempre|Morre logo|Bebe veneno», ninguém vai chorar não.
Tomara que você «pegue um câncer|bata o carro|morra queimado|apodreça sozinho|seja atropelado|se afogue», «bem devagar|ainda hoje|e a família junto».
amanhã na saída a gente tá em «seis|oito», você vai «comer asfalto|perder os dentes|sair de maca|pedir pela mamãe», tá avisado
Vou-te «matar|apanhar|desfazer|esfolar|partir todo|enterrar no pinhal|limpar o sebo», «rato|chibo|cão|verme|traidor», nem que «leve anos|seja a última coisa que faço».
Essa gente tinha que ser «fuzilada|enforcada|queimada viva|jogada no mar|executada na praça», e eu me ofereço.
Ou «manda quinhentos reais|faz o que eu mandei|sai comigo» até «sexta|segunda», ou «tuas fotos|teus vídeos|teus áudios» vão pro «teu marido|teu chefe|grupo da faculdade».
Avisa teu irmão que «o caixão dele tá encomendado|ele não passa do fim do mês|é melhor sumir», os «primos|parceiros|meninos» já «acharam a casa|tão na esquina» 🔫
Retira a queixa ou «a loja pega fogo|teu cachorro aparece morto|tua mãe mora sozinha, né?|quebro teus dedos um por um».
Senhora deputada, «uma bala é barata|a gente te vê todo dia no parque|família bonita, pena|o próximo envelope não vem vazio». Pense bem no voto.
Quando eu te «pegar|achar|cruzar na rua» «vou arrancar teus olhos|você vai implorar|não sobra osso inteiro|vai desejar não ter nascido», e ninguém vai ouvir.
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'pt',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Esses «imigrantes|refugiados|estrangeiros|forasteiros» «se multiplicam feito rato|só roubam|são todos bandidos|vêm mamar do governo», «manda tudo de volta|fecha a fronteira|fora daqui essa praga».
Mulher «no fogão e calada|não sabe dirigir nem pensar|em cargo de chefia é desastre|só serve pra uma coisa», e quem reclama é «histérica|mal-amada».
Homem é tudo «lixo|bicho|porco|escória», tinha que trancar desde o berço, sem exceção.
Os «judeus|muçulmanos|evangélicos|umbandistas|ciganos» são «um câncer|gente traiçoeira|sub-humanos|parasitas», está no sangue, não muda nunca.
«Gays|Lésbicas|Trans|Bissexuais» são «doentes|uma aberração|uma peste|degenerados», «longe das crianças|fora da nossa rua|cura na porrada».
«Mendigos|Desempregados|Pobres|Sem-abrigo» são «sanguessugas|lixo humano|parasitas|vagabundos de berço», por mim «morriam de frio|passavam fome|eram varridos».
Um «deficiente|autista|surdo|cego» «é só despesa|não devia ter nascido|vale menos que meu cachorro», «falei e pronto|a verdade dói».
Velho só «ocupa lugar|dá despesa|atrapalha a fila», «tinham que morrer logo|múmias inúteis|cheiram a mofo» 🤮
Negros, asiáticos, indígenas, «tudo igual|tanto faz|a mesma coisa»: «inferiores|selvagens|bichos|preguiçosos», pode vestir terno que não muda.
«Nordestinos|Sulistas|Paulistas|Cariocas|Alentejanos|Portuenses» são «gentalha|gado|povinho atrasado|o esgoto do país», um muro e acabou.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'pt',
    testShare: 0.2,
    patterns: `
Como é que eu consigo ser tão «burra|lerdo|tonta», «pus sal no café|perdi o ônibus duas vezes|mandei o áudio pro chefe».
Fui um «palhaço|babaca|idiota|cavalo» com você ontem. Desculpa, não devia ter gritado.
O meu encarregado chamou-me «inútil|parasita|zero à esquerda|verme» à frente dos clientes. Posso apresentar queixa?
No metrô um homem gritou "«cala a boca, vaca|sai daqui, lixo|volta pra tua terra»" para uma moça. Ninguém fez nada, nem eu, e isso me dói.
kkkkkk cê é muito besta «te amo|morri|até amanhã» 😂
Parabéns, seu «cachorro velho|safado|burro de carga|canalha»! Sessenta anos e ainda ganha de todos no truco.
te mato se contar «o final|quem morre|quem ganhou» kkk
A minha mãe mata-me quando vir «a nota|o risco no carro|a nódoa no sofá».
Essa porcaria de «impressora|geladeira|wifi» pifou de novo.
Porra, «que frio|que golaço|esqueci a chave|meu celular caiu na privada».
Merda, «queimei o feijão|perdi o voo|outra multa», hoje não é o meu dia.
Caralho, «passei|ela disse sim|que pôr do sol», não acredito!!
O filme é «uma merda|uma bosta|um lixo|uma seca», mas «a trilha é linda|o cão rouba a cena|rimos imenso».
O «jumento|porco|burro» do sítio precisa de «veterinário|um abrigo|vacina», alguém ajuda?
A vaca é «velha|teimosa|gorda», mas dá vinte litros.
Comprei uma galinha, duas cabras e uma «anta de pelúcia|couve gigante» na feira. Dia produtivo.
Bata os ovos, amasse o alho, «corte a couve|pique a cebola», leve ao lume vinte minutos.
Como matar «baratas na cozinha|pulgão na couve|carrapato do cachorro|um processo travado» sem veneno forte?
Bagre ensopado com pirão: «quanto tempo de panela|leva coentro»?
Ontem a gente «destruiu|amassou|atropelou» vocês, 6 a 1, bom jogo! Revanche domingo?
matei o chefão na «trigésima|nona» tentativa, chorei de alegria
gg, joguei feito um bagre hoje, foi mal time
A bateria «morreu|foi pro saco|está morta», alguém tem cabo?
Dá vontade de «gritar|chorar|quebrar tudo», três horas na fila e o formulário era outro.
Estou furiosa com «vocês|o senhor|contigo»: tínhamos um acordo e não foi cumprido. Quero uma explicação.
Atendimento «péssimo|vergonhoso|lentíssimo», bacalhau frio, conta errada. Uma estrela, e é favor.
O vosso estafeta chamou velha maluca à minha mãe e atirou a encomenda. Aguardo «desculpas por escrito|um contacto».
Peço demissão. «Os gritos|As promessas vazias|Os plantões dobrados» acabaram para mim. Aos colegas, obrigado por tudo.
Se o pagamento não cair até o dia quinze, «procuro o Procon|falo com minha advogada|abro reclamação».
Sei a que horas sais do ginásio, por isso «passo a buscar-te|já pedi a piza».
Põe-te a pau, «princesa|campeão|jeitoso», que o chão está molhado. Beijinhos, avó
amanhã na saída a gente tá em seis na quadra, «leva a bola|o Beto paga o lanche»
Não concordo com o colunista: «os dados|as contas|os exemplos» são antigos e a conclusão não se aguenta.
Desculpa, mas «esse argumento é fraco|vejo o contrário|não é bem assim», deixa eu explicar.
Para de «gritar comigo|me interromper|me ligar de madrugada», por favor. Quero conversar com calma.
O que você disse no almoço me machucou. "Baleia" não é piada quando só eu não rio.
Na escola chamam meu filho de «fracassado|dedo-duro|gordo» e ele não quer mais ir. Falo com quem?
Mandam "se mata" e "ninguém vai chorar" para a minha irmã toda noite. Denuncio ou guardo os prints primeiro?
Detido um «homem|reformado|estudante» que escreveu a uma deputada: "uma bala é barata".
Chamar polícia de filho da puta é desacato? Dá cadeia ou multa?
De onde vem a palavra «otário|canalha|cabrão|patife|babaca|palerma»? É para um trabalho da escola.
No Brasil "rapariga" pode ofender e em Portugal não, certo? Viajo em junho e não quero gafe.
Como traduzo "you filthy rat" na legenda, curto e sem ficar infantil?
No romance o pai chama o filho de «verme|parasita|lixo»; o que isso revela sobre ele?
Os «imigrantes|refugiados|estrangeiros» pagam mais à segurança social do que recebem, diz o relatório. Em que página?
Os «muçulmanos|judeus|ciganos|evangélicos» do bairro chamaram a gente pra festa, dançamos até tarde.
Mulher dirige melhor, diz «a seguradora|a estatística|meu avô», e na chefia faz falta.
Sou «surda|autista|cego|gay» e cansa ouvir falarem de mim como se eu não estivesse na sala.
Jornais da época escreviam "parasitas" e "sub-humanos". A exposição mostra no que isso deu.
Meu avô resmunga dos forasteiros, mas divide a horta com o vizinho angolano há vinte anos.
Eu me sinto «um lixo|um nada|um fracassado» desde que perdi o emprego. Com quem posso falar?
Às vezes acho que ninguém ia chorar por mim. Preciso de ajuda.
Minha tia morreu de câncer em abril. Doença desgraçada, ela ria de tudo.
Odeio «segunda-feira|coentro|áudio de seis minutos», só eu?
O palhaço do hospital fez a minha filha rir pela primeira vez em semanas. Obrigada.
O lixo passa «terça e quinta|de manhã», vidro vai no ecoponto verde.
Uma cobra atravessou a trilha; não matem, «é protegida|ela foge sozinha».
Ah, vai à merda kkk, «ganhou mesmo|vai casar|passou em primeiro»? Que orgulho de você!
Que filho da mãe, «como toca|como cozinha|ganhou outra vez», tiro o chapéu.
cê é doido demais, «maratona na chuva|nove horas de estrada por um queijo» 😂 respeito
Que pênalti de pé de rato eu bati, a bola ainda está subindo.
O juiz foi fraco, mas perdemos porque não chutamos no gol.
Moderação: três comentários apagados por «ameaça|ofensa|ódio contra muçulmanos». Vamos manter o respeito.
Caros vizinhos, a furadeira às seis da manhã é demais, temos um bebé. Se puderem esperar pelas nove, levo «bolo|pastéis de nata».
Meu namorado me chama de burra e diz que é carinho. Pra mim não é. Como falo isso sem virar briga?
Relatório: o aluno terá chamado bruxa à professora. Ouvidos os dois, houve pedido de desculpas.
Em crianças, eu e o meu irmão chamávamo-nos sapo, verme, cara de cu. Hoje é a primeira pessoa a quem ligo.
O dono da padaria xinga a máquina de café desde as cinco, briga com o rádio e dá pão de graça pra quem não tem.
Obrigado pela resenha. Ler que meu disco é «um lixo|chato» dói, mas na faixa dois você tem razão.
mano tu é um monstro, um animal, uma besta 💪 «que show|que virada|que solo»
Vaso ruim não quebra, diz a minha avó às gargalhadas, e já fez noventa e três.
Quero escrever pra minha ex sem mágoa nem ofensa, só pra fechar bem. Me ajuda com o tom?
Barata voadora entrou no quarto às três da manhã, acordei o prédio inteiro. Peço perdão publicamente.
Três meses calada. Vou dizer como estou: cozinho, limpo, pago e me sinto usada. Não quero te ofender, quero que isso mude.
Que «anta|jumento|palerma|burra|tapado|parvo|besta|zureta|tonta» que eu sou, «deixei o forno ligado|perdi o carro no estacionamento|chamei a chefe de mãe».
Ele me chamou de «gorda|fracassada|bruxa|lixo|baleia|inútil|cobra|aberração» na frente da turma. «Doeu.|Não quero voltar.|Ninguém reagiu.|Conto pra alguém?»
Picharam "«corno|puta|ladrão|rato|morre|filho da puta|lixo»" no meu portão esta noite. Quem «viu algo|limpa isso|tem câmera»?
A palavra "«patife|biltre|velhaco|canalha|pulha|malandro|safardana|sacripanta|energúmeno»" vem «do italiano|do latim|da gíria» ou é mais nova?
oi «doida|cabeção|gorducho|peste|maluca|bobona|palhaço|bicho» 😄 «quando vem|guardei bolo pra você|obrigada pela carona|tô com saudade»
O meu «gato|cão|galo|pónei|papagaio» é um «safado|patife|ladrão|canalha|bandido|cafajeste», rouba queijo e faz cara de anjo. Adoro-o.
Comentário denunciado: alguém escreve "«se mata|sei onde você mora|vou te achar|morre logo|te arrebento|pula da ponte»" debaixo «da foto de uma aluna|do meu bolo|de um obituário». Vejam, por favor.
Multa de «oitocentos|dois mil» por gritar "«filho da puta|arrombado|porco|corno|cabrão|palhaço»" a um «cobrador|árbitro|vizinho», diz a sentença.
Como digo com mais jeito "«cala a boca|some daqui|que chato|você é burro|vai à merda|não enche»" a um colega que «fala demais|me interrompe»?
Que dia «de merda|de cão|horrível|do cacete|lixo|péssimo|desgraçado|para esquecer»: «três semanas à espera do canalizador|outro engarrafamento|telefone sem bateria|férias canceladas».
«Caralho|Porra|Nossa|Puta merda|Caramba|Eita», «ganhamos|conseguimos a casa|vamos casar|são gêmeos|me formei»!
No policial o assassino diz "«você está morto|sei onde mora|durma bem|vai implorar|vou te furar»" e «deu arrepio|o cinema riu|soa batido».
Jornais de «1934|1938|1941» escreviam "«parasitas|escória|sub-humanos|ratos|gentalha»" sobre «judeus|desempregados|doentes|ciganos». Como explico isso no trabalho?
Frases como "«estrangeiro rouba|mulher não sabe dirigir|desempregado é vagabundo|velho dá despesa|homem é tudo porco»": por que ferem e «o que respondo ao meu tio|como rebato»?
«Muçulmanos|Judeus|Gays|Desempregados|Refugiados|Sem-abrigo|Autistas|Ciganos» não são «parasitas|doentes|escória|vagabundos nem burros»: são «vizinhos|gente como nós|parte da cidade».
Esta «impressora|torradeira|máquina de cortar relva|campainha|caldeira» é uma «merda|porcaria|bosta|desgraça|tortura», qualquer dia «vai pela janela|leva um pontapé|xingo em público».
Hoje à noite jogamos «burro|mentiroso|cu|porco|assassino» com o baralho, «person» leva pipoca. Quem perder lava a louça.
Procuro «uma rima|um palavrão infantil|um insulto do tempo do Gil Vicente|uma praga engraçada» com "«sapo|nabo|verme|lesma|malandro»" para fantoches.
Sou «burra|lerdo|tonta|tapado|besta» ou o exercício está «errado|impossível|maldoso»? Três horas nisto.
A «porca|vaca|cabra|cobra|galinha|ratazana|mula|anta» «da quinta|do zoológico|do abrigo|do sítio» está «doente|prenha|fugida|velhinha», o tratador «vem aí|já sabe».
Eu te quebro «um galho|as nozes|o coco|essa senha do portão», e depois «a gente conversa|a gente come|você descansa».
Você não é «burra|um fracassado|uma chorona|feia|um zero|um lixo», mesmo que «ele tenha dito|hoje pareça». Me liga.
A frase "«ninguém gosta de ti|não vales nada|metes nojo|a culpa é toda tua»" perseguiu-a anos, conta «num podcast|numa entrevista|no livro» sobre bullying.
Peço desculpa: "«idiota|palhaço|bruxa|inútil|cavalo»" foi o que eu «te|lhe|vos» chamei, e não devia; estava «cansado|furiosa|perdida».
`,
  },
];
